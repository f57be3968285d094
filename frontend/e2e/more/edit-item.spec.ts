import { expect, type Locator, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { draftKept } from '../support/drafts.js';
import { signIn } from '../support/people.js';
import { pictures } from '../support/pictures.js';

const title = `Tente du Woleu ${Date.now()}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What an image element of the page knows. */
interface Picture {
  src: string;
  naturalWidth: number;
  naturalHeight: number;
  decode(): Promise<void>;
}

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');
const sources = (page: Page) =>
  photos(page).evaluateAll((all: Picture[]) => all.map(({ src }) => src));

/** Width by height of a picture. */
const shapeOf = (picture: Locator) =>
  picture.evaluate(async (one: Picture) => {
    await one.decode();
    return one.naturalWidth / one.naturalHeight;
  });

/** Two fingers, put down on both sides of the middle, that part until they are twice as far from each other. */
async function pinch(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [
            { x: x - apart, y, id: 1 },
            { x: x + apart, y, id: 2 },
          ]
        : [],
    });
  await send('touchStart', 40);
  for (let apart = 45; apart <= 80; apart += 5) await send('touchMove', apart);
  await send('touchEnd');
}

test.describe
  .serial('an object on a small phone', () => {
    test('is listed after the page was closed in the middle, with its photos', async ({ page }) => {
      await signIn(page, 'proprietaire@loka.example');
      await page.goto('/tableau-de-bord/mes-objets/ajouter');
      await page.getByLabel('Ajouter des photos').setInputFiles(pictures[1]);
      await page.getByLabel('Titre').fill(title);
      await page.getByLabel('Catégorie').selectOption('bricolage');
      await page.getByLabel('Prix (FCFA)').fill('5000');
      await expect(page.getByRole('button', { name: "Publier l'annonce" })).toBeEnabled();
      // One photo waits for a network that is back after the reload.
      await page.route('**/api/uploads?*', (route) => route.abort(), { times: 1 });
      await page.getByLabel('Ajouter des photos').setInputFiles(pictures[0]);
      await expect(page.getByRole('button', { name: /^Réessayer d'envoyer/ })).toBeVisible();
      await draftKept(page, title, 2);
      await page.reload();
      await expect(page.getByText(/^Brouillon du/)).toBeVisible();
      await expect(page.getByLabel('Titre')).toHaveValue(title);
      await expect(photos(page)).toHaveCount(2);
      await page.getByRole('button', { name: "Publier l'annonce" }).click();
      await expect(page.getByText('Objet ajouté avec succès')).toBeVisible();
      await page.getByRole('link', { name: "Voir l'annonce" }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByAltText(`${title}, photo 1 sur 2`)).toBeVisible();
    });

    test('is edited: photos in another order, one turned, a reload in the middle', async ({
      page,
    }) => {
      await signIn(page, 'proprietaire@loka.example');
      await page.goto('/tableau-de-bord/mes-objets');
      await page.getByRole('button', { name: `Actions pour ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Modifier' }).click();
      await expect(page.getByLabel('Titre')).toHaveValue(title);
      const [first, second] = await sources(page);

      await page.getByRole('button', { name: 'Avancer la photo 2' }).click();
      expect(await sources(page)).toEqual([second, first]);
      const lying = await shapeOf(photos(page).first());
      await page.getByRole('button', { name: 'Recadrer ou tourner la photo 1' }).click();
      await page.getByRole('button', { name: 'Tourner à droite' }).click();
      await pinch(page, page.getByRole('button', { name: /^Déplacer la photo/ }));
      await expect
        .poll(() => page.getByRole('slider', { name: 'Agrandir' }).inputValue())
        .toBe('2');
      await page.getByRole('slider', { name: 'Agrandir' }).fill('1');
      await page.getByRole('button', { name: 'Tourner à gauche' }).click();
      await page.getByRole('button', { name: 'Tourner à droite' }).click();
      await page.getByRole('button', { name: 'Appliquer' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await shapeOf(photos(page).first())).toBeCloseTo(1 / lying, 1);
      await page.getByLabel('Prix (FCFA)').fill('6500');
      await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
      await draftKept(page, '"6500"', 1);

      await page.reload();
      await expect(page.getByText(/^Brouillon du/)).toBeVisible();
      await expect(page.getByLabel('Prix (FCFA)')).toHaveValue('6500');
      expect(await shapeOf(photos(page).first())).toBeCloseTo(1 / lying, 1);
      expect((await sources(page))[1]).toBe(first);

      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Annonce modifiée')).toBeVisible();
      await page.getByRole('link', { name: "Voir l'annonce" }).click();
      await expect(page.getByText(/6\s500\sFCFA/).first()).toBeVisible();
      const shown = page.getByAltText(`${title}, photo 1 sur 2`);
      expect(await shapeOf(shown)).toBeCloseTo(1 / lying, 1);
    });

    test('is duplicated with its photos', async ({ page }) => {
      await signIn(page, 'proprietaire@loka.example');
      await page.goto('/tableau-de-bord/mes-objets');
      await page.getByRole('button', { name: `Actions pour ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Dupliquer' }).click();
      await page.getByLabel('Titre').fill(`${title} bis`);
      await expect(photos(page)).toHaveCount(2);
      await page.getByRole('button', { name: "Publier l'annonce" }).click();
      await expect(page.getByText('Objet ajouté avec succès')).toBeVisible();
      const shown = await query<{ id: string; pictures: number }>(
        `select i.id, count(distinct upload_id)::int as pictures
          from items i join item_images m on m.item_id = i.id
          where title like $1 group by i.id`,
        [`${title}%`],
      );
      expect(shown.map((one) => one.pictures)).toEqual([2, 2]);
    });
  });
