import { expect, type Locator, type Page } from '@playwright/test';
import { expectToFit } from '../screens/fit.js';

/** XAF of every amount in a text, in order. */
export const francsIn = (text: string | null): number[] =>
  [...(text ?? '').matchAll(/(\d[\d\s]*)\sFCFA/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(/\s/g, '')),
  );

/** Of the text that an element shows. */
export const francsOf = async (shown: Locator): Promise<number[]> =>
  francsIn(await shown.textContent());

/** XAF of a member's own and of what Loka keeps of what they paid. */
export interface Sums {
  balance: number;
  kept: number;
}

/** What the wallet says, once it says these sums; the header says the same. */
export async function expectWallet(page: Page, { balance, kept }: Sums): Promise<void> {
  await page.goto('/tableau-de-bord/portefeuille');
  const card = page.getByRole('region', { name: 'Solde' });
  await expect.poll(async () => (await francsOf(card))[0]).toBe(balance);
  const heading = page.getByRole('heading', { name: /^Gardé par Loka/ });
  if (kept > 0) expect(await francsOf(heading)).toEqual([kept]);
  else await expect(heading).toBeHidden();
  const header = page.getByRole('link', { name: /^Solde du portefeuille/ });
  await expect.poll(() => francsOf(header)).toEqual(kept > 0 ? [balance, kept] : [balance]);
  await expectToFit(page, 'wallet');
}

/** The newest line of the statement: its label, its amount, and the balance after it. */
export async function expectNewestLine(page: Page, label: string, francs: number[]): Promise<void> {
  const line = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first();
  await expect(line).toContainText(label);
  expect((await francsOf(line)).slice(-francs.length)).toEqual(francs);
}

/** The sums of the steps of a rental on its card, and which of them is the present one. */
export async function expectSteps(card: Locator, francs: number[], current: string | null) {
  const steps = card.getByRole('list', { name: 'Étapes' }).getByRole('listitem');
  const amounts = async () => (await steps.allTextContents()).map((text) => francsIn(text)[0]);
  await expect.poll(amounts).toEqual(francs);
  const now = card.locator('[aria-current="step"]');
  if (current) await expect(now).toContainText(current);
  else await expect(now).toHaveCount(0);
}
