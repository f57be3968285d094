import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectToFit } from './screens/fit.js';
import { ledgerErrors } from './support/ledger.js';
import { mailedText } from './support/mailbox.js';
import {
  expectNewestLine,
  expectSteps,
  expectWallet,
  francsIn,
  francsOf,
  type Sums,
} from './support/money.js';
import { newAddress, newMember, newPerson, signIn } from './support/people.js';
import { requestRental } from './support/renting.js';
import { verifyIdentity } from './support/wallet.js';

const title = 'Groupe électrogène de secours';
const price = 7_000;
const deposit = 25_000;
/** Three days of it. */
const rent = 3 * price;
const paid = rent + deposit;
/** On the card: paid, accepted, handed over, given back, deposit returned. */
const steps = [paid, rent, rent, deposit, deposit];

const addresses = { renter: newAddress('payeuse'), owner: newAddress('loueur') };
let renter: Page;
let owner: Page;
let itemId: string;

/** A page of the dashboard, and the card of the rental there. */
async function openCard(page: Page, where: 'mes-locations' | 'demandes'): Promise<Locator> {
  await page.goto(`/tableau-de-bord/${where}`);
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  return card;
}

const renterCard = () => openCard(renter, 'mes-locations');
const ownerCard = () => openCard(owner, 'demandes');

/** What the card says of the money, with the amounts in order. */
async function expectMoney(card: Locator, sentence: RegExp, francs: number[]): Promise<void> {
  const money = card.getByRole('region', { name: "Où en est l'argent" }).getByText(sentence);
  await expect(money).toBeVisible();
  expect(await francsOf(money)).toEqual(francs);
  await expectToFit(card.page(), 'card');
}

/** Both wallets; no franc that was paid is missing in them, and none is there twice. */
async function expectWallets(sums: { renter: Sums; owner: number }): Promise<void> {
  expect(sums.renter.balance + sums.renter.kept + sums.owner).toBe(paid);
  await expectWallet(renter, sums.renter);
  await expectWallet(owner, { balance: sums.owner, kept: 0 });
  expect(await ledgerErrors()).toEqual([]);
}

/** Of a notification: the sums that its line below the bell says, and those that its mail says besides. */
interface Told {
  bell: number[];
  mail?: number[];
}

/** The bell and the mailbox of a party, which say the same of the object. */
async function expectNotified(who: 'renter' | 'owner', subject: string, { bell, mail = [] }: Told) {
  const page = who === 'renter' ? renter : owner;
  await page.goto('/tableau-de-bord/notifications');
  const line = page.getByRole('main').getByRole('link', { name: `${subject} « ${title} »` });
  await expect(line).toContainText('Non lue');
  await expect(page.getByRole('link', { name: /^Notifications, \d+\snon lues?$/ })).toBeVisible();
  expect(await francsOf(line)).toEqual(bell);
  const text = await mailedText(addresses[who], `${subject} « ${title} »`);
  const [said = '', table = ''] = text.split('\nObjet : ');
  expect(francsIn(said)).toEqual([...bell, ...mail]);
  expect(francsIn(table).slice(0, 2)).toEqual([rent, deposit]);
  await expectToFit(page, 'notifications');
}

test.describe
  .serial('the money of a rental, from the payment to the return of the deposit', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test.beforeAll(async ({ browser, request }) => {
      await newMember(request, 'Mireille Zang', addresses.renter);
      const token = await newMember(request, 'Serge Ella Minko', addresses.owner);
      // Withdrawals are for verified members.
      await verifyIdentity(addresses.owner);
      const listed = await request.post('/item', {
        headers: { authorization: `Bearer ${token}` },
        data: { title, price, deposit },
      });
      expect(listed.ok(), await listed.text()).toBe(true);
      itemId = ((await listed.json()) as { id: string }).id;
      [renter, owner] = await Promise.all([newPerson(browser), newPerson(browser)]);
      await Promise.all([signIn(renter, addresses.renter), signIn(owner, addresses.owner)]);
    });

    test('once paid, Loka keeps all of it until the owner answers', async () => {
      await renter.goto(`/objet/${itemId}`);
      await requestRental(renter, 0);
      await renter.getByLabel('Airtel Money', { exact: true }).check();
      await renter.getByLabel('Numéro Airtel Money').fill('077000001');
      const pay = renter.getByRole('button', { name: /^Payer/ });
      expect(await francsOf(pay)).toEqual([paid]);
      await pay.click();
      await expect(renter).toHaveURL(/mes-locations/);

      const ofRenter = await renterCard();
      await expectMoney(ofRenter, /^Payé\. Loka garde/, [paid]);
      await expect(
        ofRenter.getByText(/^Réponse du propriétaire (avant le|jusqu'au) .*, sinon tout revient/),
      ).toBeVisible();
      await expectSteps(ofRenter, steps, 'Acceptée');
      const ofOwner = await ownerCard();
      await expectMoney(ofOwner, /^Le locataire a payé/, [paid]);
      await expect(
        ofOwner.getByText(/^Répondez (avant le|jusqu'au) .*, sinon tout revient/),
      ).toBeVisible();
      await expectSteps(ofOwner, steps, 'Acceptée');

      await expectNotified('renter', 'Paiement confirmé :', {
        bell: [paid],
        mail: [rent, deposit],
      });
      await expectNotified('owner', 'Nouvelle demande pour', { bell: [rent] });
      await expectWallet(renter, { balance: 0, kept: paid });
      await expectNewestLine(renter, `Payé avec Airtel Money · ${title}`, [paid]);
    });

    test('once accepted, the price is reserved for the owner, and Loka keeps the deposit', async () => {
      await (await ownerCard()).getByRole('button', { name: 'Accepter' }).click();
      await expect(owner.getByText(/^Demande acceptée/)).toBeVisible();

      const ofRenter = await renterCard();
      await expectMoney(ofRenter, /^Le prix .* attend la remise\./, [rent, deposit]);
      await expectSteps(ofRenter, steps, 'Remise');
      const ofOwner = await ownerCard();
      await expectMoney(ofOwner, /^Votre part .* attend la remise/, [rent, deposit]);
      await expectSteps(ofOwner, steps, 'Remise');

      await expectNotified('renter', 'Location acceptée :', { bell: [rent, deposit] });
      await expectNotified('owner', 'Vous avez accepté :', { bell: [rent], mail: [deposit] });
      await expectWallets({ renter: { balance: 0, kept: deposit }, owner: rent });
      await expect(owner.getByText(/^Disponible plus tard/)).toBeVisible();
    });

    test('once handed over, the owner can withdraw the price', async () => {
      const region = (await renterCard()).getByRole('region', { name: 'Code de remise' });
      const code = (await region.getByText(/^\d{4}$/).textContent()) ?? '';
      await (await ownerCard()).getByRole('button', { name: "Remettre l'objet" }).click();
      await owner.getByRole('dialog').getByLabel('Code du locataire').fill(code);
      await owner.getByRole('button', { name: 'Confirmer la remise' }).click();
      await expect(owner.getByText(/^Objet remis\./)).toBeVisible();

      const ofRenter = await renterCard();
      await expectMoney(ofRenter, /^Le prix .* revient désormais au propriétaire\./, [
        rent,
        deposit,
      ]);
      await expectSteps(ofRenter, steps, 'Rendue');
      const ofOwner = await ownerCard();
      await expectMoney(ofOwner, /^Votre part .* est libérée/, [rent, deposit]);
      await expectSteps(ofOwner, steps, 'Rendue');

      await expectNotified('renter', 'Objet remis :', { bell: [rent], mail: [deposit] });
      await expectNotified('owner', 'Objet remis :', { bell: [rent], mail: [deposit] });
      await expectWallets({ renter: { balance: 0, kept: deposit }, owner: rent });
      await expect(owner.getByText(/^Disponible plus tard/)).toBeHidden();
    });

    test('once the return is confirmed, the deposit is in the wallet of the renter', async () => {
      await (await renterCard()).getByRole('button', { name: 'Déclarer le retour' }).click();
      await renter.getByRole('button', { name: "L'objet est rendu" }).click();
      await expect(renter.getByText(/^Retour déclaré\. Sans réponse/)).toBeVisible();
      await expectNotified('owner', 'Retour déclaré :', { bell: [deposit] });
      await (await ownerCard()).getByRole('button', { name: 'Confirmer le retour' }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Confirmer le retour' }).click();
      await expect(dialog).toBeHidden();

      await expectMoney(await renterCard(), /^Retour confirmé/, [deposit, rent]);
      await expectMoney(await ownerCard(), /^Retour confirmé/, [deposit, rent]);
      await expectNotified('renter', 'Caution rendue :', { bell: [deposit] });
      await expectWallets({ renter: { balance: deposit, kept: 0 }, owner: rent });
      await expectNewestLine(renter, 'Caution rendue', [deposit, deposit]);
    });
  });
