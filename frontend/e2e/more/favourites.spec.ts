import { expect, type Locator, test } from '@playwright/test';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { ...box, bottom: box.y + box.height };
};

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`what a visitor keeps stands under each other, whole, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/explorer');
    const hearts = page.getByRole('main').getByRole('button', { name: /^Favori/ });
    // One more than a row has at most.
    for (let index = 0; index < 5; index++) {
      await hearts.nth(index).click();
      await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto('/favoris');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(5);
    for (const card of await cards.all()) {
      const picture = await boxOf(card.locator('div').first());
      const title = await boxOf(card.getByRole('heading'));
      expect(title.height).toBeGreaterThan(10);
      expect(title.y).toBeGreaterThanOrEqual(picture.bottom);
    }
    const first = await boxOf(cards.first());
    const last = await boxOf(cards.last());
    expect(last.y).toBeGreaterThanOrEqual(first.bottom);
  });
