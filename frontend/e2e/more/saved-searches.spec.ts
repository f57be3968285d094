import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { newAddress, newMember, password } from '../support/people.js';

test.describe('a search that finds nothing, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('is saved once its visitor has signed in, and deleted', async ({ page, request }) => {
    const address = newAddress('recherche');
    await newMember(request, 'Recherche', address);
    const word = `introuvable${randomUUID().slice(0, 8)}`;
    await page.goto(`/explorer?q=${word}&city=Port-Gentil`);
    const link = page.getByRole('link', { name: "M'avertir quand un objet correspond" });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page.getByText(/Un compte est nécessaire pour être averti/)).toBeVisible();
    await page.getByLabel('Adresse e-mail').fill(address);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).tap();

    await expect(page).toHaveURL(`/explorer?q=${word}&city=Port-Gentil`);
    await expect(page.getByText(/^Recherche enregistrée/)).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(page.getByText(/^Recherche enregistrée/)).toBeVisible();
    await page.getByRole('link', { name: 'Mes recherches' }).tap();

    await expect(page.getByRole('heading', { level: 1, name: 'Mes recherches' })).toBeVisible();
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: new RegExp(word) }).tap();
    await expect(page).toHaveURL(new RegExp(`/explorer\\?q=${word}`));
    await page.goBack();
    await page.getByRole('button', { name: /^Supprimer la recherche/ }).tap();
    await expect(page.getByText(/pas de recherche enregistrée/)).toBeVisible();
  });
});
