import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { findings } from './axe.js';
import { screens } from './catalogue.js';
import { expectToFit } from './fit.js';
import { laptop, openScreen, phone } from './open.js';

test.describe.configure({ mode: 'parallel' });

// What axe finds when it is dark, `make screens` says: it takes seconds more.
for (const screen of screens) {
  test(`${screen.name}: its texts, its width, and what axe finds`, async ({ page }) => {
    await openScreen(page, screen, phone);
    await expectToFit(page);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(laptop);
    await expectToFit(page);
    expect(await findings(page)).toEqual([]);
    await expectToFitWhenLarge(page);
  });
}

/** Any word of a title. */
const anyWord = String.raw`/[\p{L}\d]+/gu`;
/** A short word that stands alone: a date, an amount or an address is one piece, and may be longer than a line. */
const shortWord = String.raw`/(?<![\p{L}\u00a0\u202f\u2011@.])\p{L}{1,8}(?![\p{L}\u00a0\u202f\u2011@.])/gu`;

/** Words of these on two lines, and faces that are not round. */
const broken = `[
  ...[
    ...[...document.querySelectorAll('h1')].map((title) => [title, ${anyWord}]),
    [document.body, ${shortWord}],
  ].flatMap(([root, words]) => {
    const found = [];
    const walker = document.createTreeWalker(root, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const isShown = parentElement.checkVisibility() && !parentElement.closest('.sr-only');
      if (root === document.body && !isShown) continue;
      for (const { 0: word, index } of node.nodeValue.matchAll(words)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(word + ' in ' + node.nodeValue.slice(0, 30));
      }
    }
    return found;
  }),
  ...[...document.querySelectorAll('img.rounded-full')]
    .map((face) => face.getBoundingClientRect())
    .filter(({ width, height }) => Math.abs(width - height) > 1)
    .map(({ width, height }) => width + ' x ' + height),
]`;

/** Zoomed four times on a laptop, with text twice as large on a phone, and with words that never end. */
async function expectToFitWhenLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectToFit(page, 'at 400 %');
  await page.setViewportSize(phone);
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '32px';
  });
  await expectToFit(page, 'with text at 200 %');
  expect.soft(await page.evaluate(broken), 'with text at 200 %').toEqual([]);
  const typed = await query<{ text: string }>(
    `select title as text from items union select name from users union select body from messages
      union select location from items`,
  );
  await page.locator('body').evaluate(
    (body, texts) => {
      const known = new Set(texts);
      const walker = body.ownerDocument.createTreeWalker(body, 4);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue?.trim() ?? '';
        if (known.has(text) || /^.\*\*\*.$/.test(text)) node.nodeValue = 'abcdefgh'.repeat(10);
      }
    },
    typed.map(({ text }) => text),
  );
  await expectToFit(page, 'with long words, at 200 %');
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '';
  });
  await expectToFit(page, 'with long words');
}
