import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import type { ErrorCode } from '../src/kernel/errors.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { tally } from './support/concurrency.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { whileStatusesSayWhy } from './support/gateway.js';
import { aMemberWith, payRental, topUp, work } from './support/payments.js';
import { anAskedChange, answerChange, payExtension } from './support/rental-changes.js';
import { inDays, paymentRequest, updateStatus } from './support/rentals.js';
import { aNumber, lastSms, smsTo } from './support/sms-service.js';

useApi();

const wide = { ...env };
const hour = 3_600;

beforeEach(() => {
  setNow('2026-12-01T12:00:00+01:00');
  // What production has.
  Object.assign(env, {
    CHARGES_OPEN_PER_NUMBER: 3,
    CHARGES_PER_NUMBER_HOUR: 10,
    REFUSALS_BEFORE_WAIT: 2,
  });
});
afterEach(() => Object.assign(env, wide));

/** A member's charge of a number, for an item of its own. */
async function charge(renter: Person, phoneNumber: string) {
  const { id: itemId } = await anItem();
  return payRental(renter, await paymentRequest({ itemId, renter, phoneNumber }));
}

async function refuse(renter: Person, phoneNumber: string): Promise<void> {
  const { body } = await charge(renter, phoneNumber);
  await whileStatusesSayWhy(async () => {
    expect(await work(body.paymentId)).toBe('failed');
  });
}

async function pay(renter: Person, phoneNumber: string): Promise<void> {
  const { body } = await charge(renter, phoneNumber);
  expect(await work(body.paymentId)).toBe('succeeded');
}

/** The same number at the gateway, whose holder answers from now on as another one would. */
async function failAs(paymentId: string, failureReason: 'refused_by_payer' | 'expired') {
  wait(1);
  const decidedAt = provided(Clock).now();
  const data = { status: 'failed', failureReason, decidedAt, nextCheckAt: null } as const;
  await provided(Db).payment.update({ where: { id: paymentId }, data });
}

function expectWait(answer: Awaited<ReturnType<typeof charge>>, code: ErrorCode): number {
  expectRefusal(answer, code);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  return seconds;
}

describe('the open charges of a number', () => {
  it('are three at once over all accounts, also of calls at the same moment', async () => {
    const number = aNumber('001');
    const renters = await Promise.all(Array.from({ length: 8 }, () => aMember()));
    const answers = await Promise.all(renters.map((renter) => charge(renter, number)));
    expect(tally(answers)).toEqual({ 202: 3, 429: 5 });
    const refused = answers.find(({ status }) => status === 429);
    if (refused) expect(expectWait(refused, 'number-busy')).toBeLessThanOrEqual(90);
    const other = aNumber('001');
    expect((await charge(await aMember(), other)).status).toBe(202);
  });

  it('make room once one is decided, and after an hour without an answer', async () => {
    const number = aNumber('001');
    const begun = [];
    for (let count = 0; count < 3; count++) begun.push(await charge(await aMember(), number));
    const next = await aMember();
    expectWait(await charge(next, number), 'number-busy');
    await work(begun[0]?.body.paymentId ?? '');
    expect((await charge(next, number)).status).toBe(202);
    const late = await aMember();
    expectWait(await charge(late, number), 'number-busy');
    wait(hour);
    expect((await charge(late, number)).status).toBe(202);
  });

  it('of strangers do not keep the account that paid with it last from paying', async () => {
    const number = aNumber('001');
    const holder = await aMember();
    await pay(holder, number);
    for (let count = 0; count < 3; count++) await charge(await aMember(), number);
    expectWait(await charge(await aMember(), number), 'number-busy');
    for (let count = 0; count < 3; count++) expect((await charge(holder, number)).status).toBe(202);
    expectWait(await charge(holder, number), 'number-busy');
  });
});

it('the charges of a number are ten in an hour over all accounts', async () => {
  Object.assign(env, { CHARGES_OPEN_PER_NUMBER: 100, CHARGES_PER_NUMBER_HOUR: 4 });
  const number = aNumber('001');
  for (let count = 0; count < 4; count++) {
    expect((await charge(await aMember(), number)).status).toBe(202);
    wait(60);
  }
  const late = await aMember();
  const seconds = expectWait(await charge(late, number), 'number-charged-often');
  expect(seconds).toBe(hour - 4 * 60);
  wait(seconds - 1);
  expectWait(await charge(late, number), 'number-charged-often');
  wait(1);
  expect((await charge(late, number)).status).toBe(202);
});

describe('the charges from a network', () => {
  /** That of these tests has charged before. */
  async function leave(count: number): Promise<void> {
    const name = 'payment-prompts';
    await provided(Db).limitUse.deleteMany({ where: { name } });
    Object.assign(env, { CHARGES_PER_NETWORK_HOUR: count });
  }

  it('are limited in an hour, also of calls at the same moment, and refused ones not counted', async () => {
    await leave(3);
    const renters = await Promise.all(Array.from({ length: 6 }, () => aMember()));
    const answers = await Promise.all(renters.map((renter) => charge(renter, aNumber('001'))));
    expect(tally(answers)).toEqual({ 202: 3, 429: 3 });
    const late = await aMember();
    expect(expectWait(await charge(late, aNumber('001')), 'too-many-charges')).toBe(hour);
    wait(hour);
    expect((await charge(late, aNumber('001'))).status).toBe(202);
    expect(await provided(Db).limitUse.count({ where: { name: 'payment-prompts' } })).toBe(4);
  });

  it('do not count a call that is repeated with its key', async () => {
    await leave(1);
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter, phoneNumber: aNumber('001') });
    const key = { 'idempotency-key': 'repeated-with-its-key' };
    const first = await payRental(renter, request, key);
    expect(first.status).toBe(202);
    expect((await payRental(renter, request, key)).body.paymentId).toBe(first.body.paymentId);
    expectRefusal(await charge(renter, aNumber('001')), 'too-many-charges');
  });
});

describe('a number that refused twice', () => {
  it('is charged by no other account for 24 hours from the second time', async () => {
    const number = aNumber('002');
    await refuse(await aMember(), number);
    expect((await charge(await aMember(), number)).status).toBe(202);
    await refuse(await aMember(), number);
    const other = await aMember();
    const seconds = expectWait(await charge(other, number), 'number-refused');
    expect(seconds).toBeGreaterThan(24 * hour - 120);
    wait(seconds - 1);
    expectWait(await charge(other, number), 'number-refused');
    wait(1);
    expect((await charge(other, number)).status).toBe(202);
  });

  it.each(['refused_by_payer', 'expired'] as const)('counts what is %s', async (reason) => {
    const number = aNumber('001');
    for (const renter of [await aMember(), await aMember()])
      await failAs((await charge(renter, number)).body.paymentId, reason);
    expectWait(await charge(await aMember(), number), 'number-refused');
  });

  it('does not hinder the account that paid with it last, whose success ends the wait of all', async () => {
    const number = aNumber('001');
    const [holder, other] = [await aMember(), await aMember()];
    await pay(holder, number);
    for (let count = 0; count < 2; count++)
      await failAs((await charge(await aMember(), number)).body.paymentId, 'refused_by_payer');
    expectWait(await charge(other, number), 'number-refused');
    await pay(holder, number);
    expect((await charge(other, number)).status).toBe(202);
  });

  it('is charged again by the account whose code its holder confirms, and by no other', async () => {
    const number = aNumber('002');
    const [renter, other] = [await aMember(), await aMember()];
    await refuse(renter, number);
    await refuse(renter, number);
    expectWait(await charge(renter, number), 'number-refused');
    const written = `+241 ${number.slice(1)}`;
    const ask = await api('/api/payment/number/code', {
      as: renter,
      body: { phoneNumber: written },
    });
    expect(ask.status).toBe(204);
    const [sms] = await smsTo(number);
    expect(sms?.hasSecret).toBe(true);
    const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    const confirm = (as: Person, given: string) =>
      api('/api/payment/number/confirm', { as, body: { phoneNumber: number, code: given } });
    expectRefusal(await confirm(other, code), 'sms-code-wrong');
    expect((await confirm(renter, code)).status).toBe(204);
    expectRefusal(await confirm(renter, code), 'sms-code-wrong');
    expectWait(await charge(other, number), 'number-refused');
    // Until it refuses twice more.
    await refuse(renter, number);
    await refuse(renter, number);
    expectWait(await charge(renter, number), 'number-refused');
  });
});

describe('a code to a number that refused', () => {
  async function aRefusedNumber() {
    const [renter, number] = [await aMember(), aNumber('002')];
    await refuse(renter, number);
    await refuse(renter, number);
    return { renter, number };
  }
  const ask = (as: Person, phoneNumber: string) =>
    api('/api/payment/number/code', { as, body: { phoneNumber } });
  const confirm = (as: Person, phoneNumber: string, code: string) =>
    api('/api/payment/number/confirm', { as, body: { phoneNumber, code } });

  it('is sent for no number that may be charged, is none of Gabon, or by an unconfirmed address', async () => {
    const { number } = await aRefusedNumber();
    const member = await aMember();
    expectRefusal(await ask(member, aNumber()), 'number-not-refused');
    expectRefusal(await ask(member, '+33612345678'), 'wrong-phone-number');
    expectRefusal(await ask(await aMember({ confirmed: false }), number), 'email-not-confirmed');
    expect(await smsTo(number)).toEqual([]);
  });

  it('is good for ten minutes, and not after five wrong ones', async () => {
    const { renter, number } = await aRefusedNumber();
    await ask(renter, number);
    const code = /\d{6}/.exec(await lastSms(number))?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt++)
      expectRefusal(await confirm(renter, number, wrong), 'sms-code-wrong');
    expectRefusal(await confirm(renter, number, code), 'sms-code-wrong');
    await ask(renter, number);
    const late = /\d{6}/.exec(await lastSms(number))?.[0] ?? '';
    wait(600);
    expectRefusal(await confirm(renter, number, late), 'sms-code-wrong');
  });

  it('counts with all other codes to the number: five in an hour, of whichever accounts', async () => {
    const { renter, number } = await aRefusedNumber();
    for (let time = 0; time < 3; time++) expect((await ask(renter, number)).status).toBe(204);
    const other = await aMember();
    const forAnswers = (as: Person) =>
      api('/api/sms/number', { as, body: { phoneNumber: number } });
    for (let time = 0; time < 2; time++) expect((await forAnswers(other)).status).toBe(200);
    for (const answer of [await ask(await aMember(), number), await forAnswers(await aMember())]) {
      expectRefusal(answer, 'too-many-requests');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await smsTo(number)).toHaveLength(5);
  });
});

describe('the first charge of an account', () => {
  const setConfirmed = ({ id }: Person, emailConfirmedAt: Date | null) =>
    provided(Db).user.update({ where: { id }, data: { emailConfirmedAt } });

  /** Refused and nothing begun; then, with a confirmed address, begun. */
  async function expectAddressFirst(
    renter: Person,
    begin: () => Promise<Awaited<ReturnType<typeof charge>>>,
  ): Promise<void> {
    const begun = () => provided(Db).payment.count({ where: { userId: renter.id } });
    const before = await begun();
    await setConfirmed(renter, null);
    expectRefusal(await begin(), 'email-not-confirmed');
    expect(await begun()).toBe(before);
    await setConfirmed(renter, new Date());
    expect((await begin()).status).toBe(202);
    expect(await begun()).toBe(before + 1);
  }

  it('waits for its address: a rental', async () => {
    const renter = await aMember();
    await expectAddressFirst(renter, () => charge(renter, aNumber('001')));
  });

  it('waits for its address: a top-up', async () => {
    const renter = await aMember({ verified: true });
    await expectAddressFirst(renter, () => topUp(renter, 1_000, aNumber('001')));
  });

  it('waits for its address: the extension of a rental that the wallet paid', async () => {
    const renter = await aMemberWith(35_000);
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const byWallet = await paymentRequest({ itemId, renter, walletAmount: 35_000 });
    const { rental_id: id } = (await payRental(renter, byWallet)).body;
    if (!id) throw new Error('The wallet made no rental');
    await updateStatus(owner, id, 'acceptée');
    const change = await anAskedChange(renter, id, 'extension', inDays(15));
    await answerChange(owner, id, change, 'accept');
    await expectAddressFirst(renter, () => payExtension(renter, change, change.amount));
  });

  it('is hindered no more once one has succeeded, whatever its address', async () => {
    const renter = await aMember();
    await pay(renter, aNumber('001'));
    await setConfirmed(renter, null);
    expect((await charge(renter, aNumber('001'))).status).toBe(202);
  });

  it('is none that failed, and none that the wallet paid alone', async () => {
    const renter = await aMemberWith(35_000);
    await refuse(renter, aNumber('002'));
    await setConfirmed(renter, null);
    const { id: itemId } = await anItem();
    const byWallet = await paymentRequest({ itemId, renter, walletAmount: 35_000 });
    expect((await payRental(renter, byWallet)).body).toMatchObject({ status: 'succeeded' });
    expectRefusal(await charge(renter, aNumber('001')), 'email-not-confirmed');
  });
});
