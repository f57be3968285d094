import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Posting, suspense, wallet } from '../src/kernel/posting.js';
import { Users } from '../src/modules/accounts/index.js';
import { Pool } from '../src/platform/database/pool.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { post as writeTransaction } from './support/ledger.js';
import { walletOf } from './support/rentals.js';

useApi();

const db = () => provided(Db);
const post = (postings: Posting[], key: string = randomUUID()) =>
  writeTransaction({ key, type: 'correction', description: 'essai' }, postings);
const credit = (person: Person, amount: number) =>
  post([{ from: suspense, to: wallet(person.id), amount }]);

async function anEntry() {
  const member = await aMember();
  await credit(member, 1_000);
  const account = await db().ledgerAccount.findFirstOrThrow({ where: { userId: member.id } });
  const entry = await db().ledgerEntry.findFirstOrThrow({ where: { accountId: account.id } });
  return { member, account, entry };
}

describe('the database', () => {
  it('refuses a ledger transaction whose entries do not sum to zero', async () => {
    const { account } = await anEntry();
    const unbalanced = db().ledgerTransaction.create({
      data: {
        idempotencyKey: randomUUID(),
        type: 'correction',
        description: '',
        createdAt: new Date(),
        entries: { create: [{ accountId: account.id, amount: 5 }] },
      },
    });
    await expect(unbalanced).rejects.toThrow(/entries/);
  });

  it('posts to the wallet of a member whom another transaction has locked', async () => {
    const member = await aMember();
    // On a connection of its own, as by another process.
    const creditApart = AsyncResource.bind(() => credit(member, 1_000));
    await provided(Transactions).run(async (tx) => {
      await provided(Users).lock(tx, member.id);
      await creditApart();
    });
    expect(await walletOf(member)).toMatchObject({ balance: 1_000 });
  });

  it('rewrites no index when a posting changes a balance', async () => {
    const { rows } = await provided(Pool).query(
      `select indexname from pg_indexes
       where tablename = 'ledger_accounts' and indexdef like '%balance%'`,
    );
    expect(rows).toEqual([]);
  });

  it('refuses to change or delete entries and transactions', async () => {
    const { entry } = await anEntry();
    const where = { id: entry.id };
    await expect(db().ledgerEntry.update({ where, data: { amount: 1n } })).rejects.toThrow();
    await expect(db().ledgerEntry.delete({ where })).rejects.toThrow();
    const transaction = { where: { id: entry.transactionId } };
    await expect(db().ledgerTransaction.delete(transaction)).rejects.toThrow();
  });

  it.each(['ledger_statement_lines', 'ledger_monthly_totals'])(
    'refuses to empty %s, which the ledger alone writes',
    async (table) => {
      for (const statement of [`truncate ${table}`, `delete from ${table}`]) {
        await expect(provided(Pool).query(statement)).rejects.toThrow(
          'changes only with the ledger',
        );
      }
    },
  );

  it('refuses to add an entry to a committed transaction', async () => {
    const { entry, account } = await anEntry();
    const joining = db().ledgerEntry.createMany({
      data: [
        { transactionId: entry.transactionId, accountId: account.id, amount: 7n },
        { transactionId: entry.transactionId, accountId: account.id, amount: -7n },
      ],
    });
    await expect(joining).rejects.toThrow();
  });

  it('checks entries added after the constraints were checked early', async () => {
    const { account } = await anEntry();
    const other = await db().ledgerAccount.findFirstOrThrow({ where: { kind: 'suspense' } });
    const slipped = provided(Transactions).run(async (tx) => {
      const { id: transactionId } = await tx.ledgerTransaction.create({
        data: {
          idempotencyKey: randomUUID(),
          type: 'correction',
          description: '',
          createdAt: new Date(),
        },
      });
      const entry = (accountId: string, amount: number) => ({ transactionId, accountId, amount });
      await tx.ledgerEntry.createMany({ data: [entry(account.id, 5), entry(other.id, -5)] });
      await tx.$executeRaw`set constraints all immediate`;
      await tx.$executeRaw`set constraints all deferred`;
      await tx.ledgerEntry.createMany({ data: [entry(account.id, 1_000)] });
    });
    await expect(slipped).rejects.toThrow(/entries/);
  });

  it('refuses to change a balance without entries', async () => {
    const { account } = await anEntry();
    const where = { id: account.id };
    await expect(db().ledgerAccount.update({ where, data: { balance: 9n } })).rejects.toThrow();
    await expect(db().ledgerAccount.delete({ where })).rejects.toThrow();
  });

  it('refuses to change statements and totals without entries', async () => {
    const { member } = await anEntry();
    const where = { userId: member.id };
    await expect(db().statementLine.updateMany({ where, data: { amount: 9n } })).rejects.toThrow();
    await expect(db().statementLine.deleteMany({ where })).rejects.toThrow();
    await expect(db().monthlyTotal.updateMany({ where, data: { amount: 9n } })).rejects.toThrow();
    await expect(db().monthlyTotal.deleteMany({ where })).rejects.toThrow();
    expect(await db().statementLine.count({ where })).toBe(1);
  });

  it('refuses a wallet balance below zero', async () => {
    const member = await aMember();
    await credit(member, 1_000);
    const tooMuch = post([{ from: wallet(member.id), to: suspense, amount: 1_001 }]);
    await expect(tooMuch).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect(await walletOf(member)).toMatchObject({ balance: 1_000 });
  });

  it('refuses the same ledger transaction twice', async () => {
    const member = await aMember();
    const key = randomUUID();
    const once = () => post([{ from: suspense, to: wallet(member.id), amount: 500 }], key);
    const outcomes = await Promise.allSettled([once(), once(), once()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await walletOf(member)).toMatchObject({ balance: 500 });
  });

  it('keeps balances consistent under concurrent transactions', async () => {
    const [from, to] = [await aMember(), await aMember()];
    await credit(from, 10_000);
    const moves = Array.from({ length: 25 }, () =>
      post([{ from: wallet(from.id), to: wallet(to.id), amount: 1_000 }]),
    );
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await walletOf(from)).toMatchObject({ balance: 0 });
    expect(await walletOf(to)).toMatchObject({ balance: 10_000 });
  });
});

describe('a correction', () => {
  const correct = (as: Person, body: object, headers = {}) =>
    api('/api/users/update-wallet', { method: 'PUT', as, body, headers });

  it('by an admin, with a reason, is in the ledger and in the audit log', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const body = { userId: member.id, amount: 2_500, reason: 'Geste commercial' };
    expect((await correct(admin, body)).status).toBe(200);
    expect(await walletOf(member)).toMatchObject({ balance: 2_500 });
    const { body: lines } = await api('/api/wallet/transactions', { as: member });
    expect(lines).toMatchObject([
      { type: 'entrée', amount: 2_500, label: 'Correction par Loka · Geste commercial' },
    ]);
    const [act] = await db().auditLog.findMany({ where: { subjectId: member.id } });
    expect(act).toMatchObject({
      actorId: admin.id,
      action: 'correct-balance',
      detail: { account: 'wallet', amount: 2_500, reason: 'Geste commercial' },
    });
  });

  it('is refused to others, without a reason, and beyond the balance', async () => {
    const member = await aMember();
    const body = { userId: member.id, amount: 100, reason: 'Essai de crédit' };
    for (const somebody of [member, await aStaffMember('staff'), await aStaffMember('ops')]) {
      expectRefusal(await correct(somebody, body), 'forbidden');
    }
    const admin = await aStaffMember('admin');
    expectRefusal(await correct(admin, { ...body, reason: '' }), 'invalid-request');
    expectRefusal(await correct(admin, { ...body, amount: 10_000_001 }), 'invalid-request');
    expectRefusal(await correct(admin, { ...body, amount: -100 }), 'insufficient-balance');
    expectRefusal(await correct(admin, { ...body, userId: admin.id }), 'own-money');
  });

  it('repeated with the same Idempotency-Key is made once', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const body = { userId: member.id, amount: 700, reason: 'Remboursement' };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await correct(admin, body, headers);
    const again = await correct(admin, body, headers);
    expect(again.body).toEqual(first.body);
    expect(await walletOf(member)).toMatchObject({ balance: 700 });
    const other = { ...body, amount: 800 };
    expectRefusal(await correct(admin, other, headers), 'idempotency-key-reused');
  });
});
