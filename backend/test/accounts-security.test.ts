import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { violationsOf } from './support/account-violations.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aToken, type Person, password } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { ageCounters, forgetCounters } from './support/rate-limits.js';

useApi();

const another = 'un autre mot de passe';
const newAddress = () => `${randomUUID()}@loka.example`;
const post = (path: string, body: object, as?: { token: string }) =>
  api<{ token: string }>(`/api/auth/${path}`, { body, as });
const signIn = (email: string, tried = password, agent = '', cookie = '') =>
  api<SessionView>('/api/auth/sign-in', {
    body: { email, password: tried },
    headers: { 'user-agent': agent, cookie },
  });
const whoIs = (as: { token: string }) => api<UserView>('/api/auth/session', { as });
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('changing the password', () => {
  const change = (as: Person, current: string, chosen = another) =>
    api('/api/auth/password', { method: 'PUT', as, body: { current, password: chosen } });

  it('asks for the old one, ends the other sessions, and is told by mail', async () => {
    const member = await aMember();
    const elsewhere = { token: await aToken(member.id) };
    expectRefusal(await change(member, 'faux'), 'wrong-password');
    expect((await whoIs(elsewhere)).status).toBe(200);
    expect((await change(member, password)).status).toBe(204);
    expect((await whoIs(member)).status).toBe(200);
    expectRefusal(await whoIs(elsewhere), 'unauthenticated');
    expectRefusal(await signIn(member.email), 'bad-credentials');
    expect((await signIn(member.email, another)).status).toBe(200);
    expect(await subjects(member.email)).toContain('Votre mot de passe a été changé');
  });

  it('ends changes of the address that wait, as a new password by mail does', async () => {
    for (const replace of [
      (member: Person) => change(member, password),
      async ({ email }: Person) => {
        await post('forgot-password', { email });
        return post('reset-password', { token: await mailedToken(email), password: another });
      },
    ]) {
      const member = await aMember();
      const email = newAddress();
      await post('email-change', { email }, member);
      expect((await replace(member)).status).toBe(204);
      const token = await mailedToken(email);
      expectRefusal(await post('email-change/confirm', { token }), 'link-expired');
    }
  });

  it('ends links that choose a password, and takes ten wrong ones at most', async () => {
    const member = await aMember();
    await post('forgot-password', { email: member.email });
    const token = await mailedToken(member.email);
    await change(member, password);
    expectRefusal(await post('reset-password', { token, password }), 'link-expired');
    for (let time = 0; time < 10; time++) {
      expectRefusal(await change(member, 'faux'), 'wrong-password');
    }
    expectRefusal(await change(member, another), 'too-many-requests');
    await forgetCounters();
  });
});

describe('changing the e-mail address', () => {
  // More links are opened here than an address may open in a minute.
  afterEach(forgetCounters);

  const request = (as: Person, email: string) => post('email-change', { email }, as);

  /** A member whose address is another now, with the link that undoes it. */
  async function changed() {
    const member = await aMember();
    const email = newAddress();
    await request(member, email);
    expect((await post('email-change/confirm', { token: await mailedToken(email) })).status).toBe(
      204,
    );
    return { member, email, undo: await mailedToken(member.email) };
  }

  it('needs the link mailed to the new address; the old one is told', async () => {
    const member = await aMember();
    const email = newAddress();
    expect((await request(member, email)).status).toBe(204);
    expect((await whoIs(member)).body.email).toBe(member.email);
    const token = await mailedToken(email);
    expect((await post('email-change/confirm', { token })).status).toBe(204);
    expect((await whoIs(member)).body).toMatchObject({ email, emailVerified: true });
    expect(await subjects(member.email)).toEqual([
      "L'adresse e-mail de votre compte a été changée",
    ]);
    expect((await subjects(email))[0]).toBe('Votre adresse e-mail a été changée');
    expectRefusal(await post('email-change/confirm', { token }), 'link-expired');
  });

  it('asks for the password ten minutes after it was given', async () => {
    const member = await aMember();
    wait(600);
    expectRefusal(await request(member, newAddress()), 'reauthentication-required');
    expectRefusal(await post('reauthenticate', { password: 'faux' }, member), 'wrong-password');
    expectRefusal(await request(member, newAddress()), 'reauthentication-required');
    expect((await post('reauthenticate', { password }, member)).status).toBe(204);
    expect((await request(member, newAddress())).status).toBe(204);
  });

  it('answers the same for an address that has an account, whose owner is told', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const timed = async (email: string) => {
      const start = performance.now();
      const { status, body } = await request(member, email);
      return { status, body, isSlow: performance.now() - start >= 245 };
    };
    expect(await timed(other.email)).toEqual(await timed(newAddress()));
    expect(await subjects(other.email)).toEqual(['Votre adresse e-mail a été demandée']);
    expect(await provided(Db).emailChange.count({ where: { newEmail: other.email } })).toBe(0);
  });

  it('mails an address five times an hour and ten a day, whoever names it, and answers the same after that', async () => {
    const [other, stranger] = [(await aMember()).email, newAddress()];
    const mailbox = [stranger, stranger.replace('@', '+loka@')];
    /** Eight accounts name an address at once; answers what each is told, and whether it waited for it. */
    const nameBy8 = (addresses: string[]) =>
      Promise.all(
        Array.from({ length: 8 }, async (_, place) => {
          const as = await aMember();
          const start = performance.now();
          const { status, body } = await request(as, addresses[place % addresses.length] ?? '');
          return { status, body, isSlow: performance.now() - start >= 245 };
        }),
      );
    const mails = async (addresses: string[]) =>
      (await Promise.all(addresses.map((address) => mailsTo(address)))).flat().length;
    const toStranger = await nameBy8(mailbox);
    expect(toStranger).toEqual(Array(8).fill({ ...toStranger[0], status: 204, isSlow: true }));
    expect(await nameBy8([other])).toEqual(toStranger);
    expect([await mails(mailbox), await mails([other])]).toEqual([5, 5]);
    for (let hour = 2; hour <= 3; hour++) {
      await ageCounters(3_600);
      await nameBy8(mailbox);
    }
    expect(await mails(mailbox)).toBe(10);
  });

  it('makes no more accounts for a mailbox than it may be mailed, whatever stands after a +', async () => {
    const mailbox = newAddress();
    const addresses = Array.from({ length: 6 }, (_, place) => mailbox.replace('@', `+${place}@`));
    const signUp = (email = '') =>
      post('sign-up', { name: 'Awa', email, password, acceptTerms: true });
    for (const email of addresses.slice(0, 5)) expect((await signUp(email)).status).toBe(201);
    expectRefusal(await signUp(addresses[5]), 'too-many-requests');
    expect((await Promise.all(addresses.map(mailsTo))).flat()).toHaveLength(5);
  });

  it('ends links that went to the old address', async () => {
    const member = await aMember();
    await post('forgot-password', { email: member.email });
    const reset = await mailedToken(member.email);
    const email = newAddress();
    await request(member, email);
    await post('email-change/confirm', { token: await mailedToken(email) });
    expectRefusal(await post('reset-password', { token: reset, password }), 'link-expired');
  });

  it('is undone from the old address within 72 hours, once', async () => {
    const { member, undo } = await changed();
    const { status, body } = await post('email-change/undo', { token: undo });
    expect(status).toBe(200);
    expectRefusal(await whoIs(member), 'unauthenticated');
    expect((await post('reset-password', { token: body.token, password: another })).status).toBe(
      204,
    );
    expect((await signIn(member.email, another)).body.user.email).toBe(member.email);
    expectRefusal(await post('email-change/undo', { token: undo }), 'link-expired');

    const late = await changed();
    wait(72 * 3600);
    expectRefusal(await post('email-change/undo', { token: late.undo }), 'link-expired');
  });

  it('is undone together with those that follow it', async () => {
    const { member, undo } = await changed();
    const third = newAddress();
    await request(member, third);
    await post('email-change/confirm', { token: await mailedToken(third) });
    const { body } = await post('email-change/undo', { token: undo });
    await post('reset-password', { token: body.token, password: another });
    expect((await signIn(member.email, another)).status).toBe(200);
    expectRefusal(await signIn(third, another), 'bad-credentials');
  });

  /** Changes the address of a member whose address was changed, by a server whose clock goes some seconds otherwise. */
  async function changeAgain(from: { member: Person; email: string }, seconds: number) {
    const email = newAddress();
    await request(from.member, email);
    const token = await mailedToken(email);
    wait(seconds);
    expect((await post('email-change/confirm', { token })).status).toBe(204);
    wait(-seconds);
    return { email, undo: await mailedToken(from.email) };
  }

  it('is undone together with one that a server confirmed whose clock is behind', async () => {
    const first = await changed();
    const second = await changeAgain(first, -2);
    const { body } = await post('email-change/undo', { token: first.undo });
    expectRefusal(await post('email-change/undo', { token: second.undo }), 'link-expired');
    await post('reset-password', { token: body.token, password: another });
    expect((await signIn(first.member.email, another)).status).toBe(200);
    expect(await violationsOf(first.member.id)).toEqual([]);
  });

  it('is undone after the one that follows it was, also by a server whose clock is behind', async () => {
    const first = await changed();
    const second = await changeAgain(first, 2);
    expect((await post('email-change/undo', { token: second.undo })).status).toBe(200);
    expect(await violationsOf(first.member.id)).toEqual([]);
    wait(-2);
    expect((await post('email-change/undo', { token: first.undo })).status).toBe(200);
    expect(await violationsOf(first.member.id)).toEqual([]);
    const user = await provided(Db).user.findUniqueOrThrow({ where: { id: first.member.id } });
    expect(user.email).toBe(first.member.email);
  });

  it('is undone once when two links are opened at the same moment', async () => {
    const first = await changed();
    const second = await changeAgain(first, 0);
    const answers = await Promise.all(
      [first.undo, second.undo].map((token) => post('email-change/undo', { token })),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    const { id, email } = first.member;
    expect(await provided(Db).user.findUniqueOrThrow({ where: { id } })).toMatchObject({ email });
  });

  it('is not undone when the account has come to its address otherwise', async () => {
    const first = await changed();
    const second = await changeAgain(first, 0);
    // As a server whose clock was behind has written it.
    await provided(Db).emailChange.updateMany({
      where: { newEmail: second.email },
      data: { confirmedAt: new Date(0) },
    });
    await provided(Db).emailChange.updateMany({
      where: { newEmail: first.email },
      data: { undoneAt: new Date() },
    });
    const { id, email } = first.member;
    await provided(Db).user.update({ where: { id }, data: { email } });
    expectRefusal(await post('email-change/undo', { token: second.undo }), 'link-expired');
    expect(await provided(Db).user.findUniqueOrThrow({ where: { id } })).toMatchObject({ email });
  });

  it('leaves the old address to nobody else while it can be undone', async () => {
    const { member } = await changed();
    const signUp = { name: 'Awa', email: member.email, password, acceptTerms: true };
    expectRefusal(await post('sign-up', signUp), 'email-taken');
  });

  it('lets no money leave for 24 hours', async () => {
    const { member } = await changed();
    await provided(Db).user.update({ where: { id: member.id }, data: { verificationStatus: 2 } });
    const { id: numberId } = await provided(Db).payoutMethod.create({
      data: {
        userId: member.id,
        operator: 'airtel',
        phoneNumber: '077000001',
        preferred: true,
        createdAt: new Date(),
        confirmedAt: new Date(Date.now() - 48 * 3_600_000),
      },
    });
    const withdraw = () =>
      api('/api/wallet/withdrawals', {
        as: member,
        body: { amount: 500, numberId },
        headers: { 'idempotency-key': randomUUID() },
      });
    expectRefusal(await withdraw(), 'email-too-new');
    wait(24 * 3600);
    expectRefusal(await withdraw(), 'insufficient-balance');
  });
});

describe('a mail about the safety of an account', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it('tells of a sign-in by a browser that did not sign in before, and of no other', async () => {
    const { email } = await aMember();
    const { headers } = await signIn(email, password, firefox);
    const known = /loka_browser=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0];
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Nouvelle connexion à votre compte');
    expect(mail?.text).toContain('Firefox sur Linux');
    await signIn(email, password, firefox, known);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('has a link that ends all sessions and begins a new password, once and for 72 hours', async () => {
    const member = await aMember();
    const { body: stranger } = await signIn(member.email, password, firefox);
    const token = await mailedToken(member.email);
    const { status, body } = await post('not-me', { token });
    expect(status).toBe(200);
    expectRefusal(await whoIs(stranger), 'unauthenticated');
    expectRefusal(await whoIs(member), 'unauthenticated');
    expectRefusal(await post('not-me', { token }), 'link-expired');
    await post('reset-password', { token: body.token, password: another });
    expect((await signIn(member.email, another)).status).toBe(200);

    const other = await aMember();
    await signIn(other.email, password, firefox);
    const late = await mailedToken(other.email);
    wait(72 * 3600);
    expectRefusal(await post('not-me', { token: late }), 'link-expired');
  });

  it('has a link that ends the password and changes of the address that wait', async () => {
    const member = await aMember();
    const email = newAddress();
    await post('email-change', { email }, member);
    await signIn(member.email, password, firefox);
    expect((await post('not-me', { token: await mailedToken(member.email) })).status).toBe(200);
    expectRefusal(
      await post('email-change/confirm', { token: await mailedToken(email) }),
      'link-expired',
    );
    expectRefusal(await signIn(member.email), 'bad-credentials');
  });

  it('is no link that chooses a password, and none that confirms an address', async () => {
    const { email } = await aMember();
    await signIn(email, password, firefox);
    const token = await mailedToken(email);
    expectRefusal(await post('reset-password', { token, password: another }), 'link-expired');
    expectRefusal(await post('confirm-email', { token }), 'link-expired');
  });
});

describe('a number for withdrawals', () => {
  it('is added only by whoever has just proven who they are', async () => {
    const member = await aMember({ verified: true });
    const add = () =>
      api('/api/wallet/numbers', {
        as: member,
        body: { phoneNumber: '077000001', operationAccountCode: 'ACC_AIRTEL' },
      });
    wait(600);
    expectRefusal(await add(), 'reauthentication-required');
    await post('reauthenticate', { password }, member);
    expect((await add()).status).toBe(201);
    expect(await subjects(member.email)).toEqual([
      'Confirmez votre numéro mobile money',
      'Un numéro a été ajouté à votre compte',
    ]);
  });
});
