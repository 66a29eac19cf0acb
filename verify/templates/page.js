"use strict";
// State lives in the address: #?focus=CLAIM&q=WORDS&verdict=WORD, so that a view can be sent to somebody.
(() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  const read = () => new URLSearchParams(location.hash.startsWith("#?") ? location.hash.slice(2) : "");
  const write = (changes) => {
    const state = read();
    for (const [key, value] of Object.entries(changes)) value ? state.set(key, value) : state.delete(key);
    const text = state.toString();
    history.replaceState(null, "", text ? `#?${text}` : location.pathname + location.search);
    show();
  };

  // -- the graph
  const svg = one(".graph .claim-graph"), panel = one("#graph-panel");
  const nodes = new Map(svg ? all(".node", svg).map((node) => [node.dataset.claim, node]) : []);
  const links = svg ? all(".link", svg).map((item) => [item, item.dataset.from, item.dataset.to]) : [];
  const reach = (start, from, to) => {
    const seen = new Set(), stack = [start];
    while (stack.length) {
      const name = stack.pop();
      for (const link of links) if (link[from] === name && !seen.has(link[to])) { seen.add(link[to]); stack.push(link[to]); }
    }
    seen.delete(start);
    return seen;
  };
  const element = (tag, text, attributes = {}) => {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const anchor = (name) => nodes.get(name).getAttribute("href");
  const sentence = (lead, names, none) => {
    const line = element("p", names.size ? lead : none);
    [...nodes.keys()].filter((name) => names.has(name)).forEach((name, index) => {
      line.append(index ? ", " : " ", element("a", name, { href: `#?focus=${encodeURIComponent(name)}` }));
    });
    if (names.size) line.append(".");
    return line;
  };
  const focusOn = (name) => {
    if (!svg) return;
    const node = nodes.get(name);
    svg.classList.toggle("focused", Boolean(node));
    const under = node ? reach(name, 2, 1) : new Set(), over = node ? reach(name, 1, 2) : new Set();
    for (const [key, item] of nodes) {
      item.classList.toggle("here", key === name);
      item.classList.toggle("under", under.has(key));
      item.classList.toggle("over", over.has(key));
      key === name ? item.setAttribute("aria-current", "true") : item.removeAttribute("aria-current");
    }
    for (const [item, from, to] of links) {
      const below = (under.has(from) || from === name) && (under.has(to) || to === name);
      const above = (over.has(from) || from === name) && (over.has(to) || to === name);
      item.classList.toggle("on", Boolean(node) && (below || above));
    }
    if (panel.dataset.shown === name) return;
    panel.dataset.shown = name;
    panel.replaceChildren();
    if (!node) { panel.append(element("p", panel.dataset.empty)); return; }
    panel.append(element("p", node.getAttribute("aria-label")),
      sentence("Depends on", under, "Depends on no other claim."),
      sentence("Used by", over, "No other claim uses it."));
    const line = element("p", ""), clear = element("button", "Show all", { type: "button" });
    clear.addEventListener("click", () => { write({ focus: "" }); node.focus(); });
    line.append(element("a", `Read the page of ${name}`, { href: anchor(name) }), " ", clear);
    panel.append(line);
  };
  for (const [name, node] of nodes) node.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || read().get("focus") === name) return;
    event.preventDefault();
    write({ focus: name });
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && read().get("focus") && !one("dialog[open]")) write({ focus: "" });
  });

  // -- search: the index is a hidden list; the box stands on every page
  const query = one("#query"), verdict = one("#verdict"), count = one("#count"), hits = one("#hits");
  const rows = all("table.claims tbody tr");
  const list = one("#index"), everything = list ? list.dataset.all : "";
  const known = list ? all("li", list).map((item) => ({
    item, claim: item.dataset.claim, verdict: item.dataset.verdict, link: one("a", item),
    words: one("span", item).textContent, text: item.textContent.toLowerCase() })) : [];
  const plural = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  const found = (words) => {
    const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
    return terms.length ? known.filter((entry) => terms.every((term) => entry.text.includes(term))) : [];
  };
  const showHits = (words, entries) => {
    hits.hidden = !words.trim();
    hits.replaceChildren();
    if (hits.hidden) return;
    const line = element("p", entries.length ? `${plural(entries.length, "place")} found.` : "Nothing found.", { role: "status" });
    const made = element("ul", "");
    for (const entry of entries.slice(0, 30)) {
      const item = element("li", "");
      item.append(element("a", entry.link.textContent, { href: entry.link.getAttribute("href") }), " ",
        element("span", entry.verdict, { class: `v ${entry.verdict}` }), " ", element("span", entry.words, { class: "dim" }));
      made.append(item);
    }
    hits.append(line, made);
    if (everything) hits.append(element("a", "Search the steps as well", { href: `${everything}#?q=${encodeURIComponent(words)}` }));
  };
  const filter = (words, wanted) => {
    const entries = found(words), claims = new Set(entries.map((entry) => entry.claim));
    if (hits) showHits(words, entries);
    const judged = new Map();
    for (const entry of known) judged.set(entry.claim, (judged.get(entry.claim) || new Set()).add(entry.verdict));
    let shown = 0;
    for (const row of rows) {
      const name = row.dataset.claim;
      row.hidden = (words.trim() && !claims.has(name)) || (wanted && !(judged.get(name) || new Set()).has(wanted));
      shown += !row.hidden;
    }
    if (count) count.textContent = words.trim() || wanted ? `${plural(shown, "claim")} of ${rows.length} shown; the verdict is that of the statement or of a step.` : "";
  };
  if (query) {
    query.addEventListener("input", () => write({ q: query.value }));
    query.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { event.stopPropagation(); write({ q: "" }); }
      const first = hits && one("ul a", hits);
      if (event.key === "Enter" && first) first.click();
    });
  }
  if (hits) hits.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link || !link.getAttribute("href").startsWith("#") || link.getAttribute("href").startsWith("#?")) return;
    query.value = "";
    hits.hidden = true;
  });
  if (verdict) {
    verdict.addEventListener("change", () => write({ verdict: verdict.value }));
    one("#clear").addEventListener("click", () => write({ q: "", verdict: "" }));
  }
  for (const button of all("button.unfold, button.fold")) button.addEventListener("click", () => {
    const open = button.classList.contains("unfold"), home = button.closest("article") || document;
    all("details.step", home).forEach((step) => { step.open = open; });
  });

  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let item = target; item; item = item.parentElement) if (item.tagName === "DETAILS") item.open = true;
    if (target) target.scrollIntoView();
  };
  const show = () => {
    const state = read(), words = state.get("q") || "", wanted = state.get("verdict") || "";
    if (query && query.value !== words) query.value = words;
    if (verdict) verdict.value = wanted;
    filter(words, wanted);
    focusOn(state.get("focus") || "");
  };
  addEventListener("hashchange", () => { location.hash.startsWith("#?") || !location.hash ? show() : reveal(); });

  // -- tables that sort
  for (const button of all("table.sortable th button")) button.addEventListener("click", () => {
    const head = button.parentElement, table = head.closest("table"), column = head.cellIndex;
    const down = head.getAttribute("aria-sort") === "ascending";
    all("th", table).forEach((item) => item.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const key = (row) => row.cells[column].dataset.sort ?? row.cells[column].textContent;
    const rows = [...table.tBodies[0].rows];
    const order = (one, two) => {
      const [left, right] = [key(one), key(two)], [x, y] = [Number(left), Number(right)];
      const numbers = left !== "" && right !== "" && !Number.isNaN(x) && !Number.isNaN(y);
      return (numbers ? x - y : left.localeCompare(right)) * (down ? -1 : 1);
    };
    table.tBodies[0].append(...rows.sort(order));
  });

  // -- copy, download, zoom
  for (const button of all("button.copy")) button.addEventListener("click", async () => {
    const source = button.parentElement.querySelector("pre"), label = button.textContent;
    try { await navigator.clipboard.writeText(source.textContent); button.textContent = "Copied"; } catch {
      getSelection().selectAllChildren(source);
      button.textContent = document.execCommand("copy") ? "Copied" : "Selected";
    }
    setTimeout(() => { button.textContent = label; }, 1600);
  });
  for (const link of all("a[data-certificate]")) link.addEventListener("click", () => {
    const held = link.closest("li").querySelector("pre");
    if (held) link.href = `data:application/json;charset=utf-8,${encodeURIComponent(held.textContent)}`;
  });
  const dialog = one("#zoom");
  for (const button of all("figure button")) button.addEventListener("click", () => {
    const image = one("img", dialog), own = one("img", button);
    image.src = own.src;
    image.alt = own.alt;
    dialog.showModal();
  });
  if (dialog) dialog.addEventListener("click", () => dialog.close());

  // -- what scrolls must be reachable by keyboard
  const reachable = () => all(".scroll").forEach((item) => {
    const scrolls = item.scrollWidth > item.clientWidth || item.scrollHeight > item.clientHeight;
    scrolls ? item.tabIndex = 0 : item.removeAttribute("tabindex");
  });
  addEventListener("resize", reachable);
  document.addEventListener("toggle", reachable, true);
  addEventListener("beforeprint", () => all("article details.step").forEach((step) => { step.open = true; }));
  document.documentElement.classList.add("scripted");
  show();
  if (location.hash && !location.hash.startsWith("#?")) reveal();
  reachable();
})();
