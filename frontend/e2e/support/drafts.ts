import { expect, type Page } from '@playwright/test';

/** Waits until the phone has stored a form that was begun: with this text and so many photos. */
export async function draftKept(page: Page, text: string, photos = 0): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptDrafts(page);
      return kept.some((draft) => draft.body.includes(text) && draft.photos === photos);
    })
    .toBe(true);
}

/** In the browser's own database, opened without a version: that of the page is left as it is. */
async function keptDrafts(page: Page): Promise<{ body: string; photos: number }[]> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('loka');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ body, photos }) => ({
          body: JSON.stringify(body),
          photos: photos.length,
        })));
      };
    };
  })`);
}
