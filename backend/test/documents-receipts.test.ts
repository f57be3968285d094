import { describe, expect, it } from 'vitest';
import { inFrench } from '../src/kernel/day.js';
import { suspense, wallet } from '../src/kernel/posting.js';
import { formatXaf } from '../src/kernel/xaf.js';
import type { WalletEntryView } from '../src/modules/payments/statement/wallet.schema.js';
import { labelOf } from '../src/modules/wallet/domain/statement.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { openDocument } from './support/documents.js';
import { anItem, aStaffMember, type Person } from './support/factories.js';
import { post, postableTypes } from './support/ledger.js';
import {
  aMemberPutRight,
  aMemberWith,
  aReceivingNumber,
  aRentalPayment,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

const linesOf = async (as: Person) =>
  (await api<WalletEntryView[]>('/api/wallet/transactions?limit=100', { as })).body;

const receiptOf = (as: Person, line: WalletEntryView) =>
  openDocument(`/api/wallet/transactions/${line.id}/receipt`, as);

/** The receipts of the lines of a member's wallet, by their types; what was paid beside it has the payment's. */
async function receiptsOf(as: Person): Promise<Map<string, string>> {
  const receipts = new Map<string, string>();
  for (const line of (await linesOf(as)).filter(({ paid }) => paid === 0)) {
    const { text } = await receiptOf(as, line);
    expect(text).toContain(line.label);
    expect(text).toContain(formatXaf(Math.abs(line.amount)));
    receipts.set(line.label.split(' · ', 1)[0] as string, text);
  }
  return receipts;
}

describe('the receipt of a payment', () => {
  it('says what was paid for, what of it is the security deposit, and by which number', async () => {
    const { id, renter } = await aRequest();
    const { text, headers } = await openDocument(`/api/rentals/${id}/receipt`, renter);
    expect(text).toContain('Location payée · Perceuse à percussion');
    expect(text).toContain('Bob Ondo');
    expect(text).toMatch(/Loyer\n15\s000\sFCFA/);
    expect(text).toMatch(/Caution, rendue après le retour\n20\s000\sFCFA/);
    expect(text).toMatch(/Total payé\n35\s000\sFCFA/);
    expect(text).toContain('Airtel Money 077\u00a0••\u00a0••\u00a001');
    expect(text).not.toContain('077000001');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="loka-recu-R(-[0-9A-Z]{4}){3}\.pdf"$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is the same file by the payment and by the rental, whenever it is opened', async () => {
    const { id, renter } = await aRequest();
    const { id: paymentId } = await provided(Db).payment.findFirstOrThrow({
      where: { rentalId: id },
    });
    const byRental = await openDocument(`/api/rentals/${id}/receipt`, renter);
    const byPayment = await openDocument(`/api/payment/${paymentId}/receipt`, renter);
    expect(byPayment.file.equals(byRental.file)).toBe(true);
    expect(byRental.file.length).toBeLessThan(60_000);
  });

  it('is opened by its payer and staff, and not by the owner of the object', async () => {
    const { id, owner } = await aRequest();
    const path = `/api/rentals/${id}/receipt`;
    expectRefusal(await api(path, { as: owner }), 'payment-not-found');
    await openDocument(path, await aStaffMember());
  });

  it('is there once the payment has succeeded', async () => {
    const { renter, id } = await aRentalPayment({});
    expectRefusal(await api(`/api/payment/${id}/receipt`, { as: renter }), 'receipt-not-found');
    await work(id);
    const { text } = await openDocument(`/api/payment/${id}/receipt`, renter);
    const { gatewayReference } = await provided(Db).payment.findUniqueOrThrow({ where: { id } });
    expect(gatewayReference).toBeTruthy();
    expect(text).toContain(gatewayReference);
  });
});

describe('the receipt of a line of the statement', () => {
  it('is there for every type of ledger transaction that moves money of a member', async () => {
    const member = await aMemberPutRight();
    const written = await linesOf(member);
    for (const type of postableTypes) {
      await post({ type, description: 'essai' }, [
        { from: suspense, to: wallet(member.id), amount: 1_000 },
      ]);
    }
    expect(await linesOf(member)).toHaveLength(written.length + postableTypes.length);
    const titles = [...postableTypes, 'payment_put_right' as const].map((type) =>
      labelOf(type, ''),
    );
    expect([...(await receiptsOf(member)).keys()].sort()).toEqual(titles.sort());
  });

  it('tells rent from security deposit in what a cancellation gives back', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    await updateStatus(renter, id, 'annulée');
    const refund = (await receiptsOf(renter)).get('Location annulée');
    expect(refund).toMatch(/Loyer rendu\n15\s000\sFCFA/);
    expect(refund).toMatch(/Caution rendue\n20\s000\sFCFA/);
    const taken = (await receiptsOf(owner)).get('Location annulée');
    expect(taken).toContain('Sorti de votre portefeuille');
    expect(taken).not.toContain('Caution rendue');
  });

  it('says of a payment from the wallet and of a withdrawal what became of them', async () => {
    const member = await aMemberWith(50_000);
    const { id: itemId } = await anItem();
    await aRequest({ renter: member, itemId, walletAmount: 10_000 });
    await work((await topUp(member, 2_000)).body.paymentId);
    const good = await withdraw(member, 3_000, await aReceivingNumber(member, '077000001'));
    await work(good.body.paymentId);
    const receipts = await receiptsOf(member);
    expect(receipts.get('Paiement par le portefeuille')).toMatch(
      /Payé par le portefeuille\n10\s000/,
    );
    expect(receipts.get('Dépôt')).toMatch(/État\nEffectué/);
    expect(receipts.get('Retrait')).toMatch(/Versé sur\nAirtel Money 077/);
    expect([...receipts.keys()].sort()).toEqual([
      'Correction par Loka',
      'Dépôt',
      'Paiement par le portefeuille',
      'Retrait',
    ]);
  });

  it('names nobody but its member', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const earned = (await receiptsOf(owner)).get('Location acceptée');
    expect(earned).toContain('Alice Mba');
    expect(earned).not.toContain('Bob Ondo');
    expect(earned).not.toMatch(/077|Quartier Louis/);
    const [line] = await linesOf(owner);
    const path = `/api/wallet/transactions/${line?.id}/receipt`;
    expectRefusal(await api(path, { as: renter }), 'transaction-not-found');
    expectRefusal(
      await api(`${path}?user_id=${owner.id}`, { as: renter }),
      'transaction-not-found',
    );
    await openDocument(`${path}?user_id=${owner.id}`, await aStaffMember());
  });

  it('says the days of the rental, and the day of its return', async () => {
    const { id, owner } = await aRequest({ from: 10, to: 13 });
    await updateStatus(owner, id, 'acceptée');
    expect((await receiptsOf(owner)).get('Location acceptée')).toContain(
      `Du ${inFrench(inDays(10))} au ${inFrench(inDays(13))}, jour du retour (3\u00a0jours)`,
    );
  });
});
