import type { Page } from '@playwright/test';

/** In the page: puts each text into an element of its own, twice, as the translation of Chrome does. */
const TRANSLATE = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { parentElement: parent } = text;
    if (text.nodeValue.trim() && !parent.closest('script, style, textarea, option, svg, font')) texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
  return texts.length;
})()`;

/** @returns how many texts were translated */
export const translate = (page: Page) => page.evaluate<number>(TRANSLATE);
