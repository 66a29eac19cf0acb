"""Our instruments beside what a user would write instead; ``verify bench`` runs them in a checkout."""
