import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { readSearchTerms } from '../src/kernel/search-terms.js';
import { usersStatement } from '../src/modules/accounts/find-users.js';
import type { SearchView } from '../src/modules/backoffice/search.schema.js';
import { documentNumber } from '../src/modules/documents/document-number.js';
import { itemsStatement } from '../src/modules/items/find-items.js';
import { paymentsStatement } from '../src/modules/payments/find-payments.js';
import { rentalsStatement } from '../src/modules/rentals/find-rentals.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aReceivingNumber, aRentalPayment, paymentOf, topUp, work } from './support/payments.js';
import { aRequest } from './support/rentals.js';

useApi();

/** What nothing of another test has. */
const aWord = () => `mot${randomUUID().slice(0, 8)}`;
const aNumber = () => `07${randomInt(1_000_000, 10_000_000)}`;

const asked = (q: string) => `/api/admin/search?q=${encodeURIComponent(q)}`;

async function search(q: string): Promise<SearchView> {
  const { status, body } = await api<SearchView>(asked(q), { as: await aStaffMember() });
  expect(status).toBe(200);
  return body;
}

const members = async (q: string) => (await search(q)).members.map(({ id }) => id);
const payments = async (q: string) => (await search(q)).payments.map(({ id }) => id);
const rentals = async (q: string) => (await search(q)).rentals.map(({ id }) => id);
const items = async (q: string) => (await search(q)).items.map(({ id }) => id);

const setPhone = ({ id }: Person, phone: string) =>
  provided(Db).user.update({ where: { id }, data: { phone } });

describe('a member is found', () => {
  it('by words of the name, whatever their case, accents and order', async () => {
    const word = aWord();
    const { id, email } = await aMember({ name: `Éloïse ${word}` });
    for (const q of [word, `eloise ${word}`, `${word.toUpperCase()} ÉLO`, word.slice(1)]) {
      expect(await members(q)).toEqual([id]);
    }
    const [member] = (await search(word)).members;
    expect(member).toEqual({
      ...{ id, name: `Éloïse ${word}`, email, phone: null },
      ...{ exact: false, number: null },
    });
  });

  it('by the address, whole or in part, also one that is not confirmed yet', async () => {
    const { id, email } = await aMember();
    expect((await search(email.toUpperCase())).members).toMatchObject([{ id, exact: true }]);
    expect((await search(email.slice(9, 30))).members).toMatchObject([{ id, exact: false }]);
    const { id: newId } = await aMember({ confirmed: false });
    const pendingEmail = `${aWord()}@loka.example`;
    await provided(Db).user.update({ where: { id: newId }, data: { pendingEmail } });
    expect((await search(pendingEmail)).members).toMatchObject([
      { id: newId, email: pendingEmail, exact: true },
    ]);
  });

  it('by the id and how it begins', async () => {
    const { id } = await aMember();
    expect(await members(id)).toEqual([id]);
    expect(await members(id.slice(0, 13))).toEqual([id]);
  });

  it('by the phone number, however it is written', async () => {
    const member = await aMember();
    const phone = aNumber();
    await setPhone(member, phone);
    const spaced = phone.replace(/(\d{3})(\d\d)(\d\d)(\d\d)/, '$1 $2 $3 $4');
    for (const q of [phone, spaced, `+241${phone.slice(1)}`, phone.slice(1)]) {
      const [found] = (await search(q)).members;
      expect(found).toMatchObject({ id: member.id, phone, exact: true, number: null });
    }
    const [begun] = (await search(phone.slice(0, 8))).members;
    expect(begun).toMatchObject({ id: member.id, exact: false });
  });

  it('by a number that receives, also one that was removed', async () => {
    const member = await aMember();
    const phoneNumber = aNumber();
    const id = await aReceivingNumber(member, phoneNumber);
    const held = [{ id: member.id, exact: true, number: { phoneNumber, receives: true } }];
    expect((await search(phoneNumber)).members).toMatchObject(held);
    const removedAt = new Date();
    await provided(Db).payoutMethod.update({ where: { id }, data: { removedAt } });
    expect((await search(phoneNumber)).members).toMatchObject(held);
  });

  it('by a number that paid, with what it paid', async () => {
    const phoneNumber = aNumber();
    const { id, renter } = await aRentalPayment({ phoneNumber });
    const found = await search(phoneNumber);
    expect(found.members).toMatchObject([
      { id: renter.id, exact: true, number: { phoneNumber, receives: false } },
    ]);
    expect(found.payments).toMatchObject([
      { id, phoneNumber, payerName: renter.name, purpose: 'rental', exact: true },
    ]);
  });

  it('whose number was typed before those who have it in their name', async () => {
    const [digits, phone] = [`${randomInt(10_000_000, 99_999_999)}`, aNumber()];
    const other = await aMember({ name: `Aaa ${digits} ${phone}` });
    const member = await aMember({ name: 'Zoé' });
    await setPhone(member, phone);
    expect(await members(phone)).toEqual([member.id, other.id]);
  });

  it('with four others at most', async () => {
    const word = aWord();
    for (let count = 0; count < 7; count++) await aMember({ name: `Awa ${word}` });
    expect(await members(word)).toHaveLength(5);
  });
});

describe('a payment is found', () => {
  it('by the references, the id and the number of its receipt', async () => {
    const member = await aMember({ verified: true });
    const { body } = await topUp(member, 5_000);
    await work(body.paymentId);
    const { id, reference, gatewayReference, createdAt } = await paymentOf(body.paymentId);
    expect(gatewayReference).toBeTruthy();
    const ways = [
      reference,
      reference.toLowerCase(),
      `${reference.slice(0, 6)} ${reference.slice(6)}`,
      gatewayReference as string,
      id,
      id.slice(0, 8),
      documentNumber('R', id),
    ];
    for (const q of ways) expect(await payments(q)).toEqual([id]);
    expect((await search(reference)).payments).toEqual([
      {
        ...{ id, reference, gatewayReference, purpose: 'top_up', status: 'succeeded' },
        ...{ total: 5_000, phoneNumber: '077000001', payerName: member.name },
        ...{ createdAt: createdAt.toISOString(), exact: true },
      },
    ]);
  });

  it('by its number, the newest ones first', async () => {
    const phoneNumber = aNumber();
    const made: string[] = [];
    for (let count = 0; count < 6; count++) {
      const { id } = await aRentalPayment({ phoneNumber });
      const createdAt = new Date(Date.UTC(2026, 0, count + 1));
      await provided(Db).payment.update({ where: { id }, data: { createdAt } });
      made.unshift(id);
    }
    expect(await payments(phoneNumber)).toEqual(made.slice(0, 5));
  });
});

describe('a rental is found', () => {
  it('by the id, the number of its contract and what paid for it', async () => {
    const { id, itemId, renter, owner } = await aRequest();
    const payment = await provided(Db).payment.findFirstOrThrow({ where: { rentalId: id } });
    for (const q of [id, id.slice(0, 8), documentNumber('C', id), payment.reference]) {
      expect(await rentals(q)).toEqual([id]);
    }
    const [rental] = (await search(id)).rentals;
    const { title } = await provided(Db).item.findUniqueOrThrow({ where: { id: itemId } });
    expect(rental).toMatchObject({
      ...{ id, itemTitle: title, status: 'en attente', exact: true },
      ...{ renterName: renter.name, ownerName: owner.name },
    });
  });
});

describe('an object is found', () => {
  it('by words of its title and the id, also when nobody else sees it', async () => {
    const word = aWord();
    const owner = await aMember({ name: 'Alice Mba', verified: true });
    const { id } = await anItem({ owner, title: `Échelle ${word}` });
    await provided(Db).item.update({ where: { id }, data: { available: false } });
    for (const q of [word, `${word} echel`, id]) expect(await items(q)).toEqual([id]);
    expect((await search(word)).items).toEqual([
      { id, title: `Échelle ${word}`, ownerName: 'Alice Mba', state: 'unavailable', exact: false },
    ]);
  });
});

describe('what is typed', () => {
  it('is a text, not a pattern', async () => {
    const word = aWord();
    const { id } = await aMember({ name: `Awa ${word}xy` });
    const { id: itemId } = await anItem({ title: `Drap ${word}xy` });
    for (const q of [`${word}%`, `${word}_y`, `%${word}`, `${word}\\`]) {
      const found = await search(q);
      expect([found.members, found.items]).toEqual([[], []]);
    }
    expect([await members(word), await items(word)]).toEqual([[id], [itemId]]);
    const { id: percentId } = await aMember({ name: `Remise 50%_${word}` });
    expect(await members(`50%_${word}`)).toEqual([percentId]);
  });

  it('finds nothing when it is signs alone, or nothing is so called', async () => {
    const nothing = { members: [], payments: [], rentals: [], items: [], limit: 5 };
    for (const q of ['%%', '__', "''", '--', aWord()]) expect(await search(q)).toEqual(nothing);
  });

  it('is refused without two characters, and of more than a hundred', async () => {
    const as = await aStaffMember();
    for (const q of ['', 'a', ' a ', 'a'.repeat(101)]) {
      expectRefusal(await api(asked(q), { as }), 'invalid-request');
    }
  });

  it('is looked for by staff alone', async () => {
    for (const as of [await aMember(), await aStaffMember('ops')]) {
      expectRefusal(await api(asked('awa'), { as }), 'forbidden');
    }
    expectRefusal(await api(asked('awa')), 'unauthenticated');
  });
});

/** How PostgreSQL runs a statement whatever its parameters, when reading a whole table is the last resort. */
async function genericPlanOf({ text }: { text: string }): Promise<string> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain (generic_plan) ${text}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}

describe('every way to find something has an index', () => {
  const terms = {
    ...readSearchTerms('Awa Mboumba 12'),
    ...{ ids: readSearchTerms(randomUUID()).ids, numbers: readSearchTerms('07700').numbers },
    references: ['LK1'],
  };
  const receipt = { ...terms, document: { letter: 'R', number: 'R-1' } as const };
  const contract = { ...terms, document: { letter: 'C', number: 'C-1' } as const };

  it.each([
    [
      'members',
      usersStatement('Awa', terms, 5),
      ['users_pkey', 'users_email_key', 'users_pending_email', 'users_phone_idx'],
      ['users_names', 'users_plain_text'],
    ],
    [
      'payments',
      paymentsStatement(receipt, 5),
      ['payments_pkey', 'payments_reference_key', 'payments_gateway_reference_idx'],
      ['payments_receipt', 'payments_phone_number_created_at_idx'],
    ],
    [
      'rentals',
      rentalsStatement(contract, [randomUUID()], 5),
      ['rentals_pkey'],
      ['rentals_contract'],
    ],
    ['objects', itemsStatement('Awa', terms, 5), ['items_pkey'], ['items_titles']],
  ])('of %s', async (_, statement, ...indexes) => {
    const plan = await genericPlanOf(statement as { text: string });
    for (const index of indexes.flat()) expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
