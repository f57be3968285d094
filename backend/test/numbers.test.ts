import { describe, expect, it } from 'vitest';
import { aNumber } from '../client/testing/fixtures.js';
import { PayoutMethods } from '../src/modules/payout-methods/payout-methods.js';
import type { PayoutMethodView } from '../src/modules/payout-methods/payout-methods.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { type Answer, api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, type Person, password } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { ageCounters } from './support/rate-limits.js';

useApi();

const aVerifiedMember = () => aMember({ verified: true });

const add = (
  as: Person,
  phoneNumber: string,
  operationAccountCode = 'ACC_AIRTEL',
): Promise<Answer<PayoutMethodView>> =>
  api('/api/wallet/numbers', { as, body: { phoneNumber, operationAccountCode } });

const change = (as: Person, id: string, what: 'resend' | 'preferred' | 'remove') => {
  if (what === 'remove') return api(`/api/wallet/numbers/${id}`, { method: 'DELETE', as });
  const method = what === 'resend' ? 'POST' : 'PUT';
  return api(`/api/wallet/numbers/${id}/${what}`, { method, as });
};

const confirm = (token: string) => api('/api/wallet/numbers/confirm', { body: { token } });

async function numbersOf(as: Person): Promise<PayoutMethodView[]> {
  return (await api<PayoutMethodView[]>('/api/wallet/numbers', { as })).body;
}

/** The phone numbers of somebody, in the order of the list, the preferred one starred. */
async function listOf(as: Person): Promise<string[]> {
  const numbers = await numbersOf(as);
  return numbers.map(({ phoneNumber, preferred }) => phoneNumber + (preferred ? '*' : ''));
}

async function aConfirmedNumber(as: Person, phoneNumber: string): Promise<string> {
  const { body } = await add(as, phoneNumber);
  await confirm(await mailedToken(as.email));
  return body.id;
}

/** The mails with the link that confirms a number; another one tells that it was added. */
const linksMailedTo = async ({ email }: Person) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'Confirmez votre numéro mobile money');

const receiving = (userId: string, id: string) =>
  provided(Transactions).run(async (tx) => {
    const { phoneNumber } = await provided(PayoutMethods).getReceiving(tx, userId, id);
    return phoneNumber;
  });

describe('adding a number', () => {
  it('stores it in national form, unconfirmed; the first one is preferred', async () => {
    const member = await aVerifiedMember();
    const { status, body } = await add(member, '+241 77 00 00 01');
    expect(status).toBe(201);
    expect(body).toEqual(aNumber({ id: body.id, confirmed: false, receivableFrom: null }));
    await add(member, '066000002', 'ACC_MOOV');
    expect(await listOf(member)).toEqual(['077000001*', '066000002']);
  });

  it('mails a link that names it and says what to do when it was not you', async () => {
    const member = await aVerifiedMember();
    await add(member, '077000001');
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Confirmez votre numéro mobile money');
    expect(mail?.text).toContain('Airtel Money 077 00 00 01');
    expect(mail?.text).toContain("Si ce n'était pas vous");
    expect(mail?.text).toContain('/confirmer-numero?token=');
  });

  it('stores the hash of the token of its link only', async () => {
    const member = await aVerifiedMember();
    await add(member, '077000001');
    const token = await mailedToken(member.email);
    const [kept] = await provided(Db).payoutMethod.findMany({ where: { userId: member.id } });
    expect(token).toHaveLength(43);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is refused for a number already added, also concurrently', async () => {
    const member = await aVerifiedMember();
    const answers = await Promise.all([1, 2, 3].map(() => add(member, '077000001')));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expectRefusal(answer, 'number-already-added');
    expect(await linksMailedTo(member)).toHaveLength(1);
    expect((await add(member, '077000001', 'ACC_MOOV')).status).toBe(201);
  });

  it('needs a mobile number and an enabled operator', async () => {
    const member = await aVerifiedMember();
    expectRefusal(await add(member, '12'), 'wrong-phone-number');
    expectRefusal(await add(member, '011000001'), 'wrong-phone-number');
    expectRefusal(await add(member, '077000001', 'wallet'), 'unknown-operator');
    expectRefusal(await add(member, '077000001', 'ACC_CARD'), 'operator-disabled');
    expect(await numbersOf(member)).toEqual([]);
  });

  it('is refused after five, also concurrently', async () => {
    const member = await aVerifiedMember();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((ending) => add(member, `07700000${ending}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await numbersOf(member)).filter(({ preferred }) => preferred)).toHaveLength(1);
    expectRefusal(await add(member, '077000009'), 'too-many-numbers');
  });

  it('needs a verified identity', async () => {
    const number = ['077000001', 'ACC_AIRTEL'] as const;
    expectRefusal(await add(await aMember(), ...number), 'identity-not-verified');
    const unconfirmed = await aMember({ confirmed: false, verified: true });
    expectRefusal(await add(unconfirmed, ...number), 'email-not-confirmed');
  });
});

describe('the mailed link', () => {
  it('confirms its number once; the number may receive payouts a day later', async () => {
    const member = await aVerifiedMember();
    const { body } = await add(member, '077000001');
    await expect(receiving(member.id, body.id)).rejects.toMatchObject({
      code: 'number-not-confirmed',
    });
    const token = await mailedToken(member.email);
    expect((await confirm(token)).status).toBe(204);
    expectRefusal(await confirm(token), 'link-expired');

    const [number] = await numbersOf(member);
    expect(number?.confirmed).toBe(true);
    const from = new Date(number?.receivableFrom ?? 0).getTime();
    expect(Math.abs(from - Date.now() - 24 * 3_600_000)).toBeLessThan(10_000);
    await expect(receiving(member.id, body.id)).rejects.toMatchObject({ code: 'number-too-new' });
    wait(24 * 3600);
    expect(await receiving(member.id, body.id)).toBe('077000001');
  });

  it('expires after a day', async () => {
    const member = await aVerifiedMember();
    const { body } = await add(member, '077000001');
    wait(24 * 3600);
    expectRefusal(await confirm(await mailedToken(member.email)), 'link-expired');
    expect((await change(member, body.id, 'resend')).status).toBe(204);
    expect((await confirm(await mailedToken(member.email))).status).toBe(204);
    expectRefusal(await change(member, body.id, 'resend'), 'number-already-confirmed');
  });

  it('is invalid once another was mailed, or its number removed', async () => {
    const member = await aVerifiedMember();
    const { body } = await add(member, '077000001');
    const first = await mailedToken(member.email);
    await change(member, body.id, 'resend');
    expectRefusal(await confirm(first), 'link-expired');
    const second = await mailedToken(member.email);
    await change(member, body.id, 'remove');
    expectRefusal(await confirm(second), 'link-expired');
    expectRefusal(await confirm('inventé'), 'link-expired');
  });

  it('is not sent more than five times an hour, also to numbers removed and added again', async () => {
    const member = await aVerifiedMember();
    for (let round = 0; round < 4; round++) {
      const { body } = await add(member, '077000001');
      await change(member, body.id, 'remove');
    }
    const { body } = await add(member, '077000001');
    expectRefusal(await change(member, body.id, 'resend'), 'too-many-requests');
    expectRefusal(await add(member, '077000002'), 'too-many-requests');
    expect(await listOf(member)).toEqual(['077000001*']);
    expect(await linksMailedTo(member)).toHaveLength(5);
    await ageCounters(3600);
    expect((await change(member, body.id, 'resend')).status).toBe(204);
  });
});

describe('the preferred number', () => {
  it('is the one that the member chooses', async () => {
    const member = await aVerifiedMember();
    await add(member, '077000001');
    const { body } = await add(member, '077000002');
    const preferred = await change(member, body.id, 'preferred');
    expect(preferred).toMatchObject({ status: 200, body: { id: body.id, preferred: true } });
    expect(await listOf(member)).toEqual(['077000002*', '077000001']);
  });

  it('is exactly one after concurrent changes', async () => {
    const member = await aVerifiedMember();
    const ids = [];
    for (const ending of [1, 2, 3]) ids.push((await add(member, `07700000${ending}`)).body.id);
    const answers = await Promise.all(ids.map((id) => change(member, id, 'preferred')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await numbersOf(member)).filter(({ preferred }) => preferred)).toHaveLength(1);
  });

  it('is replaced, once removed, by the oldest confirmed one, else by the oldest', async () => {
    const member = await aVerifiedMember();
    const { body: first } = await add(member, '077000001');
    await add(member, '077000002');
    const confirmed = await aConfirmedNumber(member, '077000003');
    expect((await change(member, first.id, 'remove')).status).toBe(204);
    expect(await listOf(member)).toEqual(['077000003*', '077000002']);
    await change(member, confirmed, 'remove');
    expect(await listOf(member)).toEqual(['077000002*']);
  });

  it('stays when another is removed', async () => {
    const member = await aVerifiedMember();
    await add(member, '077000001');
    const { body } = await add(member, '077000002');
    await change(member, body.id, 'remove');
    expect(await listOf(member)).toEqual(['077000001*']);
  });
});

describe('a confirmed number that is removed', () => {
  it('is kept as removed, receives nothing, and can be added once more', async () => {
    const member = await aVerifiedMember();
    const id = await aConfirmedNumber(member, '077000001');
    await change(member, id, 'remove');
    expect(await numbersOf(member)).toEqual([]);
    const where = { userId: member.id };
    const [kept] = await provided(Db).payoutMethod.findMany({ where });
    expect(kept).toMatchObject({ id, removedAt: expect.any(Date), preferred: false });
    wait(24 * 3600);
    await expect(receiving(member.id, id)).rejects.toMatchObject({ code: 'number-not-found' });
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    const { status, body } = await add(member, '077000001');
    expect(status).toBe(201);
    expect(body).toMatchObject({ confirmed: false, preferred: true });
  });
});

describe('the numbers of somebody else', () => {
  it('cannot be read, changed or paid to', async () => {
    const [member, stranger] = [await aVerifiedMember(), await aVerifiedMember()];
    const id = await aConfirmedNumber(member, '077000001');
    expect(await numbersOf(stranger)).toEqual([]);
    for (const what of ['resend', 'preferred', 'remove'] as const) {
      expectRefusal(await change(stranger, id, what), 'number-not-found');
    }
    wait(24 * 3600);
    await expect(receiving(stranger.id, id)).rejects.toMatchObject({ code: 'number-not-found' });
    expect(await listOf(member)).toEqual(['077000001*']);
  });
});
