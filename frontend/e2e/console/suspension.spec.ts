import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openUser, panel, search, signInToConsole } from '../support/console.js';
import { query } from '../support/database.js';
import { dayFromNow } from '../support/days.js';
import type { Item } from '../support/items.js';
import { ledgerErrors } from '../support/ledger.js';
import { mailedLink } from '../support/mailbox.js';
import { newAddress, newMember, newPerson, password, signIn } from '../support/people.js';
import { changeStatus, requestedRental } from '../support/rentals.js';
import { verifyIdentity } from '../support/wallet.js';

/** A verified member of the test's own, with objects: others of the demo data would be missed by other tests. */
async function anOwner(request: APIRequestContext, titles: string[]) {
  const address = newAddress('proprietaire-suspendu');
  const token = await newMember(request, 'Gladys Ntoutoume', address);
  await verifyIdentity(address);
  const items: Item[] = [];
  for (const title of titles) {
    const id = randomUUID();
    const listed = await request.post('/item', {
      headers: { authorization: `Bearer ${token}` },
      data: { id, title, price: 5_000 },
    });
    expect(listed.ok(), await listed.text()).toBe(true);
    items.push({ id, title, owner: address });
  }
  return { address, items };
}

async function fits(page: Page): Promise<void> {
  const wide = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBe(0);
}

test('staff suspend a member, having read what that does, and reinstate the member', async ({
  page,
  browser,
  request,
}) => {
  const { address, items } = await anOwner(request, ['Groupe électrogène', 'Échafaudage']);
  const [first, second] = items as [Item, Item];
  const pending = await requestedRental(request, 8, first);
  const running = await requestedRental(request, 4, second);
  await changeStatus(request, { id: running.id, as: address, status: 'acceptée' });

  await signInToConsole(page, 'staff@loka.example');
  await openUser(page, address);
  const suspension = panel(page, 'Suspension');
  await suspension.getByRole('button', { name: 'Suspendre ce membre' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/2.objets masqués de toutes les pages/);
  await expect(dialog).toContainText(/1.demande reçue refusée et remboursée en totalité/);
  await expect(dialog).toContainText(/1.location acceptée continue jusqu'au bout/);
  await expect(dialog).toContainText(/aucun argent n'en sort/);
  await dialog.getByRole('radio', { name: /signalements concordants/ }).check();
  await dialog.getByRole('button', { name: 'Suspendre' }).click();
  await expect(page.getByText('Membre suspendu.')).toBeVisible();
  await expect(suspension).toContainText('Plusieurs signalements concordants');
  await expect(suspension.getByRole('link', { name: /Échafaudage/ })).toBeVisible();
  await expect(panel(page, 'Compte')).toContainText('Suspendu');
  await expect(panel(page, 'Portefeuille')).toContainText('tant que dure la suspension');

  // The renter has the money back; the object is nowhere.
  const renter = await newPerson(browser);
  await signIn(renter, pending.renter);
  await renter.goto('/tableau-de-bord/portefeuille');
  const refunded = renter.getByText(/15\s000\sFCFA/).filter({ visible: true });
  await expect(refunded.first()).toBeVisible();
  await renter.goto(`/objet/${first.id}`);
  await expect(renter.getByRole('heading', { name: first.title })).toBeHidden();

  // The member reads it, and whom to write to, on a telephone too.
  const member = await newPerson(browser);
  await member.setViewportSize({ width: 360, height: 740 });
  await signIn(member, address);
  await member.goto('/tableau-de-bord');
  await expect(member.getByText('Votre compte est suspendu.')).toBeVisible();
  await fits(member);

  // The list finds suspended members.
  await page.getByRole('menuitem', { name: 'Utilisateurs' }).click();
  await search(page, 'Nom ou e-mail', address);
  await page.getByLabel('Compte').click();
  await page.getByRole('option', { name: 'Suspendus' }).click();
  // The list is at another address by then: before, it would come back over the page that is opened next.
  await expect(page).toHaveURL(/suspended/);
  await expect(page.getByRole('row', { name: /Gladys Ntoutoume/ })).toContainText('Suspendu');
  await page.getByRole('cell', { name: address, exact: true }).click();

  await suspension.getByRole('button', { name: 'Réintégrer ce membre' }).click();
  await expect(dialog).toContainText(/2.objets de nouveau visibles/);
  await expect(dialog).toContainText('Portefeuille débloqué');
  await dialog.getByRole('radio', { name: /vérifiée avec le membre/ }).check();
  await dialog.getByRole('button', { name: 'Réintégrer' }).click();
  await expect(page.getByText('Membre réintégré.')).toBeVisible();
  await expect(suspension.getByRole('button', { name: 'Suspendre ce membre' })).toBeVisible();
  await member.goto('/tableau-de-bord');
  await expect(member.getByRole('heading').first()).toBeVisible();
  await expect(member.getByText('Votre compte est suspendu.')).toBeHidden();
  const shown = await query('select id from items where id = any($1) and available', [
    items.map(({ id }) => id),
  ]);
  expect(shown).toHaveLength(2);
  expect(await ledgerErrors()).toEqual([]);
});

test('a suspended member can rent nothing, and reads why', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const address = newAddress('locataire-suspendu');
  const token = await newMember(request, 'Hervé Biyogo', address);
  const staff = await request.post('/api/auth/sign-in', {
    data: { email: 'staff@loka.example', password },
  });
  const [{ id }] = (await query<{ id: string }>('select id from users where email = $1', [
    address,
  ])) as [{ id: string }];
  const suspended = await request.post(`/api/admin/users/${id}/suspend`, {
    headers: { authorization: `Bearer ${((await staff.json()) as { token: string }).token}` },
    data: { reason: 'Paiements hors de Loka' },
  });
  expect(suspended.ok(), await suspended.text()).toBe(true);
  const asked = await request.post('/api/payment', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { startDate: dayFromNow(5) },
  });
  expect(((await asked.json()) as { code: string }).code).toBe('account-suspended');
  await signIn(page, address);
  await page.goto('/tableau-de-bord/locations');
  await expect(page.getByText('Votre compte est suspendu.')).toBeVisible();
});

test('staff correct an address that was never confirmed, and have the link sent again', {
  tag: '@long',
}, async ({ page, browser, request }) => {
  const wrong = newAddress('faute-de-frappe');
  const right = newAddress('adresse-juste');
  const answer = await request.post('/api/auth/sign-up', {
    data: { name: 'Lionel Mintsa', email: wrong, password, acceptTerms: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const old = await mailedLink(wrong, '/confirmation-email');

  await signInToConsole(page, 'staff@loka.example');
  await openUser(page, wrong);
  const account = panel(page, 'Compte');
  await account.getByRole('button', { name: 'Renvoyer la confirmation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /pas reçu/ }).check();
  await dialog.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(page.getByText('E-mail de confirmation renvoyé.')).toBeVisible();

  await account.getByRole('button', { name: "Corriger l'adresse" }).click();
  await dialog.getByLabel('Nouvelle adresse').fill('staff2@loka.example');
  await dialog.getByLabel('Raison').fill('Au téléphone');
  await dialog.getByRole('button', { name: 'Corriger' }).click();
  await expect(page.getByText('Un compte existe déjà avec cette adresse e-mail.')).toBeVisible();
  await dialog.getByLabel('Nouvelle adresse').fill(right);
  await dialog.getByRole('button', { name: 'Corriger' }).click();
  await expect(page.getByText(/Adresse corrigée/)).toBeVisible();
  await expect(account).toContainText(`${right} (non confirmé)`);

  const visitor = await newPerson(browser);
  await visitor.goto(old);
  await expect(
    visitor.getByText(/a expiré|n'est plus valable|déjà été utilisé/).first(),
  ).toBeVisible();
  await visitor.goto(await mailedLink(right, '/confirmation-email'));
  await expect
    .poll(async () => query('select email from users where email = $1', [right]))
    .toHaveLength(1);
  await page.reload();
  await expect(account).toContainText(`${right} (confirmé)`);
  await expect(account.getByRole('button', { name: "Corriger l'adresse" })).toBeHidden();
});

test('the panel of a suspension fits a telephone', { tag: '@long' }, async ({ page, request }) => {
  const { address } = await anOwner(request, ['Tronçonneuse']);
  await signInToConsole(page, 'staff@loka.example');
  await openUser(page, address);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await panel(page, 'Suspension').getByRole('button', { name: 'Suspendre ce membre' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1.objet masqué/);
  await fits(page);
});
