import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { Roles } from '../src/modules/accounts/roles.js';
import { Users } from '../src/modules/accounts/users.js';
import { AuditLogQueries } from '../src/modules/audit-log/audit-log.queries.js';
import { Items } from '../src/modules/items/items.js';
import { FindPayments } from '../src/modules/payments/find-payments.js';
import { Payments } from '../src/modules/payments/payments.js';
import { PaymentsQueries } from '../src/modules/payments/payments.queries.js';
import type { OpenPaymentView, StaffPaymentView } from '../src/modules/payments/payments.schema.js';
import { LateSettlements } from '../src/modules/payments/review/late-settlements.js';
import { Rentals } from '../src/modules/rentals/rentals.js';
import { PiecesOut } from '../src/modules/rentals/return/pieces-out.js';
import { Clock } from '../src/platform/clock.js';
import { api, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember } from './support/factories.js';
import { paymentOf, payRental, topUp, work } from './support/payments.js';
import { paymentRequest } from './support/rentals.js';
import { statementsOf } from './support/statements.js';

useApi();

async function aTopUpAndARentalPayment() {
  const member = await aMember({ name: 'Ornella Bouanga', verified: true });
  const { id: itemId } = await anItem({ title: 'Groupe électrogène' });
  const { body: first } = await topUp(member, 5_000);
  expect(await work(first.paymentId)).toBe('succeeded');
  const request = await paymentRequest({ itemId, renter: member });
  const { body: second } = await payRental(member, request);
  return { member, topUpId: first.paymentId, rentalPaymentId: second.paymentId };
}

describe('the payments that staff list', () => {
  it('have the name of their payer, the title of their item and their history', async () => {
    const { member, topUpId, rentalPaymentId } = await aTopUpAndARentalPayment();
    const as = await aStaffMember();
    /** Theirs: other tests make hundreds, of days to come. */
    const list = async (filter = '') => {
      const path = `/api/admin/payments?payerId=${member.id}${filter}`;
      return (await api<StaffPaymentView[]>(path, { as })).body;
    };
    const [newest, older] = await list();
    expect(newest).toMatchObject({
      id: rentalPaymentId,
      payerId: member.id,
      payerName: 'Ornella Bouanga',
      itemTitle: 'Groupe électrogène',
      events: [{ from: null, to: 'created' }],
    });
    expect(older).toMatchObject({ id: topUpId, payerName: 'Ornella Bouanga', itemTitle: null });
    expect(older?.events.map(({ to }) => to)).toEqual([
      'created',
      'submitting',
      'pending',
      'succeeded',
    ]);
    const one = await api<StaffPaymentView>(`/api/admin/payments/${rentalPaymentId}`, { as });
    expect(one.body).toEqual({
      ...newest,
      ...{ acts: [], waiting: [], heldSince: null, settledByBooks: null },
      aloneMost: env.CORRECT_ALONE_MOST_XAF,
    });
    expect((await list('&purpose=top_up&status=succeeded'))[0]).toEqual(older);
  });

  it('are found by our reference, by the operator’s and by the number that pays', async () => {
    const { member, topUpId, rentalPaymentId } = await aTopUpAndARentalPayment();
    const as = await aStaffMember();
    const { reference, gatewayReference } = await paymentOf(topUpId);
    const found = async (q: string, filter = '') => {
      const path = `/api/admin/payments?perPage=100&q=${encodeURIComponent(q)}${filter}`;
      const { body } = await api<StaffPaymentView[]>(path, { as });
      return body.map(({ id }) => id);
    };
    expect(await found(reference)).toEqual([topUpId]);
    expect(await found(reference.toLowerCase())).toEqual([topUpId]);
    expect(await found(gatewayReference as string)).toEqual([topUpId]);
    expect(await found(reference, '&status=failed')).toEqual([]);
    expect(await found('LK-NOTHING')).toEqual([]);
    const byNumber = await found('077 00 00 01', `&payerId=${member.id}`);
    expect(byNumber).toEqual([rentalPaymentId, topUpId]);
    expect(await found('a')).toEqual([]);
  });

  it('are read by the same number of statements, however many they are', async () => {
    for (let count = 0; count < 3; count++) await aTopUpAndARentalPayment();
    const page = { page: 1, sort: 'createdAt', order: 'DESC' } as const;
    const statementsFor = async (perPage: number) => {
      const statements = await statementsOf(async (db, sql) => {
        const queries = new PaymentsQueries(
          db,
          new Payments(db, sql),
          provided(Clock),
          new Users(db, sql, provided(Roles), provided(Clock)),
          new Items(sql, provided(Clock)),
          new Rentals(db, new PiecesOut(sql, provided(Clock))),
          provided(LateSettlements),
          provided(FindPayments),
          provided(AuditLogQueries),
        );
        const { rows } = await queries.listAll({ ...page, perPage });
        expect(rows).toHaveLength(perPage);
      });
      return statements.length;
    };
    expect(await statementsFor(6)).toBe(await statementsFor(2));
  });
});

describe('the open payments of a member', () => {
  it('name the item whose rental is paid', async () => {
    const { member, rentalPaymentId } = await aTopUpAndARentalPayment();
    const { body } = await api<OpenPaymentView[]>('/api/payments/open', { as: member });
    expect(body).toMatchObject([{ paymentId: rentalPaymentId, itemTitle: 'Groupe électrogène' }]);
  });
});
