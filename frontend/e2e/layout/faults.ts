/**
 * Run in the page. A text is cut where a box that hides what it does not hold ends before the text does. Only a class
 * that ends in an ellipsis may do that: `truncate` at the end of a line, `line-clamp-…` after so many lines.
 */
export const cutTexts = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue.trim();
    const parent = node.parentElement;
    if (!text || parent.closest('[class*="sr-only"], svg, script, style, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    for (let box = parent; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY) || box.matches('.truncate')) break;
      if (overflowX === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isClamped = box.matches('[class*="line-clamp-"]');
      const isCut = rects.some((rect) => rect.left < left - 1 || rect.right > right + 1 ||
        (!isClamped && (rect.top < top - 3 || rect.bottom > bottom + 3)));
      if (isCut) found.add('cut: "' + text.slice(0, 40) + '" in <' + box.localName + ' class="' + box.className + '">');
      if (isCut || isClamped) break;
    }
    if (rects.some((rect) => rect.right > innerWidth + 1 && rect.left < innerWidth) &&
        !parent.closest('[class*="overflow-x-auto"], .truncate'))
      found.add('beyond the edge: "' + text.slice(0, 40) + '"');
  }
  return [...found];
})()`;

/**
 * Run in the page. What can be pressed is brought into view as the keyboard does it, from the top down and from the
 * bottom up: then nothing else may lie over it.
 */
export const coveredControls = `(async () => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
  // A menu of the top bar, and what lies over the page while it is open.
  const menu = document.querySelector('header > .fixed')?.parentElement;
  const controls = [...(dialog ?? menu ?? document).querySelectorAll('a[href], button, summary')].filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    return width > 1 && height > 1 &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  const coverOf = (control) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const [line] = control.getClientRects();
    if (!line) return null;
    const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return control.contains(over) ? null : (over ?? document.documentElement);
  };
  const nameOf = ({ localName, className, id }) =>
    '<' + localName + (id && ' id="' + id + '"') + ' class="' + String(className?.baseVal ?? className).slice(0, 80) + '">';
  const found = new Set();
  // A row of pictures comes to rest at one of them some moments after it has been moved.
  const lastingCoverOf = async (control, moments = 30) => {
    const cover = coverOf(control);
    if (!cover || moments === 0) return cover;
    await painted();
    return lastingCoverOf(control, moments - 1);
  };
  for (const control of [...controls, ...controls.toReversed()]) {
    const cover = await lastingCoverOf(control);
    if (!cover) continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40);
    found.add('under ' + nameOf(cover) + ': ' + nameOf(control) + ' ' + name);
  }
  scrollTo(0, 0);
  return [...found];
})()`;

/** Run in the page: the part of the window that bars take which stay there while the page, or a dialog over it, scrolls. */
export const partOfBars = `(() => {
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
  let height = 0;
  for (const bar of (dialog ?? document.body).querySelectorAll('*')) {
    if (!/fixed|sticky/.test(getComputedStyle(bar).position) || !bar.checkVisibility()) continue;
    const { top, bottom, width } = bar.getBoundingClientRect();
    const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
    // What lies over the whole page is no bar.
    if (width > innerWidth / 2 && shown > 0 && shown < innerHeight / 2) height += shown;
  }
  scrollTo(0, 0);
  return height / innerHeight;
})()`;

/** A line that no phone is too narrow for: `+ 200 000 FCFA`. A longer amount, or an address, may be longer than a line. */
const LINE = 14;

/**
 * Run in the page: words and numbers of so many signs that are on two lines, also within a date or an amount, and faces
 * that are not round.
 */
export const brokenWords = (letters: number) => String.raw`(() => {
  const found = new Set();
  const pieceAround = (text, index) => {
    // No line is broken at these.
    const whole = text.replaceAll(/[\u00a0\u202f]/g, '_');
    return /\S*$/u.exec(whole.slice(0, index))[0] + /^\S*/u.exec(whole.slice(index))[0];
  };
  const word = /(?<![\p{L}\d@.])[\p{L}\d]{2,${letters}}(?![\p{L}\d@]|\.[\p{L}\d])/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!parentElement.checkVisibility() || parentElement.closest('[class*="sr-only"]')) continue;
    for (const { 0: text, index } of node.nodeValue.matchAll(word)) {
      const range = document.createRange();
      const piece = pieceAround(node.nodeValue, index);
      if (piece.includes('_') && piece.length > ${LINE}) continue;
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.add('broken: ' + text + ' in ' + node.nodeValue.slice(0, 40));
    }
  }
  for (const face of document.querySelectorAll('img.rounded-full')) {
    const { width, height } = face.getBoundingClientRect();
    if (Math.abs(width - height) > 1) found.add('face of ' + width + ' x ' + height);
  }
  return [...found];
})()`;
