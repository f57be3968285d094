import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  SafeguardedView,
  WalletEntryView,
  WalletView,
} from '../src/modules/payments/statement/wallet.schema.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { Db } from '../src/platform/database/prisma.js';
import { dayCell } from '../src/platform/http/csv.js';
import { type Answer, api, download, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { aMemberWith, paymentOf, payRental, work } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import { anAskedChange, answerChange, aSentExtensionPayment } from './support/rental-changes.js';
import {
  aRequest,
  confirm,
  heldFor,
  inDays,
  paymentRequest,
  updateStatus,
} from './support/rentals.js';
import { anEndedRental } from './support/reviews.js';

useApi();

const keptFor = async (as: Person) =>
  (await api<SafeguardedView>('/api/wallet/safeguarded', { as })).body;
const linesOf = async (as: Person, query = '') =>
  (await api<WalletEntryView[]>(`/api/wallet/transactions?limit=100&${query}`, { as })).body;
const walletOf = async (as: Person) => (await api<WalletView>('/api/wallet', { as })).body;

const setVerification = (person: Person, verificationStatus: number) =>
  provided(Db).user.update({ where: { id: person.id }, data: { verificationStatus } });

/** What the ledger holds for all rentals of a renter, in XAF. */
async function heldInLedger(renter: Person): Promise<number> {
  const rentals = await provided(Db).rental.findMany({ where: { renterId: renter.id } });
  const accounts = await Promise.all(rentals.map(({ id }) => heldFor(id)));
  return accounts.flat().reduce((sum, { balance }) => sum + Number(balance), 0);
}

/** How far a rental can have come, with what it still keeps of 15 000 of rent, 2 000 of delivery and 20 000 of deposit. */
const stages = {
  asked: 37_000,
  accepted: 20_000,
  refused: 0,
  cancelled: 0,
  'accepted and cancelled': 0,
} as const;

async function aRentalThatIs(stage: keyof typeof stages, renter: Person): Promise<void> {
  const owner = await aMember({ verified: true });
  const { id: itemId } = await anItem({ owner, deliveryFee: 2_000 });
  const { id } = await aRequest({ renter, owner, itemId, isDelivered: true });
  if (stage.startsWith('accepted')) await updateStatus(owner, id, 'acceptée');
  if (stage === 'refused') await updateStatus(owner, id, 'refusée');
  if (stage.endsWith('cancelled')) await updateStatus(renter, id, 'annulée');
}

describe('what Loka keeps for a renter', () => {
  it.each([0, 1, -1, 2])('is shown at identity status %i, with its rentals', async (verifier) => {
    const [owner, renter] = [await aMember({ name: 'Alice Mba' }), await aMember()];
    await setVerification(renter, verifier);
    const { id: itemId } = await anItem({ owner, deliveryFee: 2_000 });
    const { id } = await aRequest({ renter, owner, itemId, isDelivered: true });
    const rental = {
      rental_id: id,
      itemTitle: 'Perceuse à percussion',
      ownerName: 'A***a',
      start_date: inDays(10),
      end_date: inDays(13),
      rent: 15_000,
      delivery_fee: 2_000,
      deposit: 20_000,
      amount: 37_000,
      undecided: false,
    };
    expect(await keptFor(renter)).toEqual({ amount: 37_000, rentals: [rental] });
    expect(await keptFor(owner)).toEqual({ amount: 0, rentals: [] });

    await updateStatus(owner, id, 'acceptée');
    const agreed = { ownerName: 'Alice Mba', rent: 0, delivery_fee: 0, amount: 20_000 };
    expect(await keptFor(renter)).toEqual({ amount: 20_000, rentals: [{ ...rental, ...agreed }] });
    // The owner has it in the balance, to withdraw later, and nowhere else.
    expect(await walletOf(owner)).toMatchObject({ balance: 17_000, upcoming: 17_000 });
    expect((await keptFor(owner)).amount).toBe(0);
  });

  it('is what the ledger holds for their rentals, whatever has become of them', async () => {
    const some = fc.array(fc.constantFrom(...(Object.keys(stages) as (keyof typeof stages)[])), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(some, async (chosen) => {
        const renter = await aMember();
        for (const stage of chosen) await aRentalThatIs(stage, renter);
        const { amount, rentals } = await keptFor(renter);
        expect(amount).toBe(chosen.reduce((sum, stage) => sum + stages[stage], 0));
        expect(amount).toBe(await heldInLedger(renter));
        expect(rentals.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
      }),
      { numRuns: 4 },
    );
  });

  it('is not decided while a part of the deposit is claimed', async () => {
    const { id, owner, renter } = await anEndedRental();
    const { id: photo } = await anUpload(owner, 'rental');
    const body = { amount: 5_000, reason: 'Batterie perdue', photos: [photo] };
    await api(`/api/rentals/${id}/contest-return`, { method: 'POST', as: owner, body });
    expect((await keptFor(renter)).rentals).toMatchObject([{ rental_id: id, undecided: true }]);
  });

  it('ends with the deposit', async () => {
    const { id, owner, renter } = await anEndedRental();
    expect((await keptFor(renter)).amount).toBe(20_000);
    await provided(SettleUnanswered).execute();
    await api(`/api/rentals/${id}/confirm-return`, { method: 'POST', as: owner });
    expect(await keptFor(renter)).toEqual({ amount: 0, rentals: [] });
    expect(await heldInLedger(renter)).toBe(0);
  });

  it('is not in the balance, and asks for a session', async () => {
    const { renter } = await aRequest();
    expect((await walletOf(renter)).balance).toBe(0);
    expectRefusal(await api('/api/wallet/safeguarded', {}), 'unauthenticated');
  });
});

describe('a rental paid by mobile money', () => {
  const paid = 'Payé avec Airtel Money · Perceuse à percussion';

  it.each([0, 1])('is listed at identity status %i, and changes no balance', async (verifier) => {
    const renter = await aMember();
    await setVerification(renter, verifier);
    const owner = await aMember({ name: 'Alice Mba', verified: true });
    const { id } = await aRequest({ renter, owner });
    const payment = await provided(Db).payment.findFirstOrThrow({ where: { rentalId: id } });
    const { reference, gatewayReference: operatorReference } = payment;
    expect(await linesOf(renter)).toEqual([
      {
        id: payment.id,
        type: 'sortie',
        amount: 0,
        paid: 35_000,
        balance: 0,
        label: paid,
        rental_id: id,
        rental: {
          title: 'Perceuse à percussion',
          start_date: inDays(10),
          end_date: inDays(13),
          otherName: 'A***a',
        },
        reference,
        number: 'Airtel Money 077\u00a0••\u00a0••\u00a001',
        operatorReference,
        createdAt: payment.createdAt.toISOString(),
      },
    ]);
    const { totals } = await walletOf(renter);
    expect(totals).toEqual({ received: 0, refunded: 0, spent: 0 });
    const { status } = await download(`/api/payment/${payment.id}/receipt`, renter);
    expect(status).toBe(200);
  });

  it('stands among the outgoing lines alone, and in its days', async () => {
    const { renter } = await aRequest();
    const labels = async (query: string) =>
      (await linesOf(renter, query)).map(({ label }) => label);
    expect(await labels('type=sortie')).toEqual([paid]);
    for (const type of ['dépôt', 'entrée', 'retrait', 'remboursement']) {
      expect(await labels(`type=${encodeURIComponent(type)}`)).toEqual([]);
    }
    expect(await labels(`from=${inDays(0)}&to=${inDays(0)}`)).toEqual([paid]);
    expect(await labels(`from=${inDays(1)}`)).toEqual([]);
    expect(await labels(`to=${inDays(-1)}`)).toEqual([]);
  });

  it('is listed for what the wallet did not pay, beside what it did', async () => {
    const renter = await aMemberWith(20_000);
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter, walletAmount: 12_000 });
    const { body } = await payRental(renter, request);
    await work(body.paymentId);
    const { rentalId } = await paymentOf(body.paymentId);
    const lines = await linesOf(renter, 'type=sortie');
    expect(lines.map(({ amount, paid, balance }) => [amount, paid, balance]).sort()).toEqual([
      [-12_000, 0, 8_000],
      [0, 23_000, expect.any(Number)],
    ]);
    // The wallet's part was reserved before there was a rental: its line names it all the same.
    expect(lines.map(({ rental_id }) => rental_id)).toEqual([rentalId, rentalId]);
  });

  it('that was refused, or made no rental, is not listed as paid', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter, phoneNumber: '077000002' });
    await work((await payRental(renter, request)).body.paymentId);
    expect(await linesOf(renter)).toEqual([]);
  });

  it('is listed again for each extension', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const change = await anAskedChange(renter, id, 'extension', inDays(15));
    await answerChange(owner, id, change, 'accept');
    wait(5);
    await confirm(await aSentExtensionPayment(renter, change));
    expect((await linesOf(renter)).map(({ label, paid }) => [label, paid])).toEqual([
      ['Prolongation payée avec Airtel Money · Perceuse à percussion', 10_000],
      [paid, 35_000],
    ]);
    // What the renter paid with is not the owner's to know.
    for (const line of await linesOf(owner)) {
      expect([line.number, line.operatorReference]).toEqual([null, null]);
    }
  });

  it('is paged with the lines of the wallet, none skipped or repeated', async () => {
    const renter = await aMember();
    for (let rental = 0; rental < 3; rental++) {
      const { id, owner } = await aRequest({ renter });
      wait(5);
      await updateStatus(owner, id, 'refusée');
      wait(5);
    }
    const all = await linesOf(renter);
    expect(all.map(({ amount, paid, balance }) => [amount, paid, balance])).toEqual([
      [35_000, 0, 105_000],
      [0, 35_000, 70_000],
      [35_000, 0, 70_000],
      [0, 35_000, 35_000],
      [35_000, 0, 35_000],
      [0, 35_000, 0],
    ]);
    const pages: WalletEntryView[] = [];
    let address: string | undefined = '/api/wallet/transactions?limit=1';
    while (address && pages.length < 10) {
      const { body, headers }: Answer<WalletEntryView[]> = await api(address, { as: renter });
      pages.push(...body);
      address = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual(all);
  });
});

describe('the lines of two rentals of one object', () => {
  it('differ by the other party, the days and the reference', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const renters = [await aMember({ name: 'Bob Ondo' }), await aMember({ name: 'Chloé Ndong' })];
    for (const [index, renter] of renters.entries()) {
      const { id } = await aRequest({
        owner,
        itemId,
        renter,
        from: 10 + 10 * index,
        to: 13 + 10 * index,
      });
      await updateStatus(owner, id, 'acceptée');
      wait(5);
    }
    const lines = await linesOf(owner);
    expect(
      lines.map(({ label, rental }) => [label, rental?.otherName, rental?.start_date]),
    ).toEqual([
      ['Location acceptée · Perceuse à percussion', 'Chloé Ndong', inDays(20)],
      ['Location acceptée · Perceuse à percussion', 'Bob Ondo', inDays(10)],
    ]);
    const theirs = await Promise.all(renters.map(async (renter) => (await linesOf(renter))[0]));
    expect(lines.map(({ reference }) => reference)).toEqual(
      theirs.toReversed().map((line) => line?.reference),
    );
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(2);
  });
});

describe('the file of the statement', () => {
  it('has what tells each line apart, and the balance after it', async () => {
    const owner = await aMember({ name: 'Alice Mba', verified: true });
    const { id, renter } = await aRequest({ owner });
    wait(5);
    await updateStatus(owner, id, 'refusée');
    const payment = await provided(Db).payment.findFirstOrThrow({ where: { rentalId: id } });
    const file = await (await download('/api/wallet/transactions.csv', renter)).text();
    const [columns = '', refund = '', paid = ''] = file.replace('\uFEFF', '').split('\r\n');
    const days = [inDays(10), inDays(13)].map(dayCell);
    const told = (line: string) =>
      Object.fromEntries(
        columns.split(';').map((column, index) => [column, line.split(';')[index]]),
      );
    const rental = {
      Référence: payment.reference,
      Location: id,
      Avec: 'A***a',
      'Premier jour': days[0],
      'Jour du retour': days[1],
    };
    expect(told(paid)).toMatchObject({
      Type: 'sortie',
      'Montant (FCFA)': '0',
      'Payé hors portefeuille (FCFA)': '35000',
      'Solde ensuite (FCFA)': '0',
      ...rental,
      Numéro: 'Airtel Money 077\u00a0••\u00a0••\u00a001',
      "Référence de l'opérateur": payment.gatewayReference ?? '',
    });
    expect(told(refund)).toMatchObject({
      Type: 'remboursement',
      'Montant (FCFA)': '35000',
      'Payé hors portefeuille (FCFA)': '0',
      'Solde ensuite (FCFA)': '35000',
      ...rental,
      Numéro: '',
    });
  });
});
