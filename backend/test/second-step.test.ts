import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { AppCodes, RotateAppSecrets } from '../src/modules/auth/index.js';
import { CheckOwnPassword } from '../src/modules/auth/reauthentication/check-own-password.js';
import { CheckCredentials } from '../src/modules/auth/sign-in/check-credentials.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Retention } from '../src/platform/retention.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person, password } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { startProgram, usePrograms } from './support/programs.js';
import { ageCounters, forgetCounters } from './support/rate-limits.js';
import { addApp, addPasskey, Browser, codeOf, openSecondStepLink } from './support/second-step.js';

useApi();
usePrograms();
beforeEach(forgetCounters);

const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const status = async (as: { token: string }) =>
  (await api<Record<string, unknown>>('/api/auth/second-step', { as })).body;
const another = 'un autre mot de passe';

/** Something that is waited for, and what says that it has happened. */
function signal(): [Promise<void>, () => void] {
  let say: () => void = () => undefined;
  const said = new Promise<void>((resolve) => {
    say = resolve;
  });
  return [said, say];
}

interface Check<Call extends unknown[], Result> {
  execute(...call: Call): Promise<Result>;
}

/** The next comparison of a password is made, and answers once it may go on. */
function holdOnceCompared<Call extends unknown[], Result>(check: Check<Call, Result>) {
  const compare = check.execute.bind(check);
  const [isCompared, compared] = signal();
  const [mayGoOn, goOn] = signal();
  vi.spyOn(check, 'execute').mockImplementationOnce(async (...call) => {
    const result = await compare(...call);
    compared();
    await mayGoOn;
    return result;
  });
  return { isCompared, goOn };
}

describe('a sign-in with a second step', () => {
  it('gives no session for the password alone', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const browser = new Browser();
    const { status, body } = await browser.signIn(member.email);
    expect(status).toBe(200);
    expect(body).toEqual({ secondStep: { ways: ['app', 'recovery'] } });
    expect(browser.cookie('loka_refresh')).toBeUndefined();
    expect(browser.cookie('loka_browser')).toBeUndefined();
    wait(30);
    const done = await browser.complete({ code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect(done.body.user.id).toBe(member.id);
    expect(browser.cookie('loka_refresh')).toBeDefined();
    expect(browser.cookie('loka_pending')).toBeUndefined();
  });

  it('answers a wrong password as without a second step', async () => {
    const [member, other] = [await aMember(), await aMember()];
    await addApp(member);
    for (const { email } of [member, other, { email: 'personne@loka.example' }])
      expectRefusal(await new Browser().signIn(email, 'faux mot de passe'), 'bad-credentials');
  });

  it('has a token that is no access token and no refresh token', async () => {
    const member = await aMember();
    await addApp(member);
    const browser = new Browser();
    await browser.signIn(member.email);
    const token = browser.cookie('loka_pending') ?? '';
    expect(token.length).toBeGreaterThan(40);
    expectRefusal(await api('/api/auth/session', { as: { token } }), 'unauthenticated');
    const headers = { cookie: `loka_refresh=${token}` };
    expectRefusal(await api('/api/auth/refresh', { method: 'POST', headers }), 'session-expired');
    const session = { headers: { cookie: `loka_pending=${token}` } };
    expectRefusal(await api('/api/auth/session', session), 'unauthenticated');
  });

  it('is gone on with by the browser that gave the password alone, for ten minutes', async () => {
    const member = await aMember();
    const {
      recoveryCodes: [recoveryCode],
    } = await addApp(member);
    const browser = new Browser();
    await browser.signIn(member.email);
    expectRefusal(await new Browser().complete({ recoveryCode }), 'second-step-expired');
    wait(600);
    expectRefusal(await browser.complete({ recoveryCode }), 'second-step-expired');
    await browser.signIn(member.email);
    expect((await browser.complete({ recoveryCode })).status).toBe(200);
  });

  it('is done once', async () => {
    const member = await aMember();
    const { recoveryCodes } = await addApp(member);
    const browser = new Browser();
    await browser.signIn(member.email);
    const token = browser.cookie('loka_pending');
    const headers = { cookie: `loka_pending=${token}` };
    const answers = await Promise.all(
      recoveryCodes
        .slice(0, 4)
        .map((recoveryCode) => api('/api/auth/second-step', { body: { recoveryCode }, headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect((await status(member)).recoveryCodesLeft).toBe(9);
  });

  it('takes a passkey of the account, and none of another', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [{ authenticator }, { authenticator: foreign }] = [
      await addPasskey(member),
      await addPasskey(other),
    ];
    const browser = new Browser();
    const { body } = await browser.signIn(member.email);
    expect(body).toEqual({ secondStep: { ways: ['passkey', 'recovery'] } });
    const options = async () => (await browser.post('second-step/passkey-options')).body;
    expect(await options()).toMatchObject({
      allowCredentials: [{ id: authenticator.credentialId.toString('base64url') }],
    });
    expectRefusal(
      await browser.complete({ passkey: foreign.sign(await options()) }),
      'passkey-refused',
    );
    const alone = await browser.post('passkeys/sign-in-options');
    expectRefusal(
      await browser.complete({ passkey: authenticator.sign(alone.body) }),
      'passkey-refused',
    );
    expect((await browser.complete({ passkey: authenticator.sign(await options()) })).status).toBe(
      200,
    );
    expectRefusal(await new Browser().post('second-step/passkey-options'), 'second-step-expired');
  });
});

describe('a code of an app', () => {
  it('is taken once, half a minute early or late, and no more', async () => {
    // The clock stands: the next half minute does not begin meanwhile.
    wait(0);
    const member = await aMember();
    const { secret } = await addApp(member);
    const browser = new Browser();
    await browser.signIn(member.email);
    for (const later of [0, -1, 2, -2])
      expectRefusal(await browser.complete({ code: codeOf(secret, later) }), 'code-wrong');
    expect((await browser.complete({ code: codeOf(secret, 1) })).status).toBe(200);
    await browser.signIn(member.email);
    expectRefusal(await browser.complete({ code: codeOf(secret, 1) }), 'code-wrong');
    wait(60);
    const code = codeOf(secret);
    expect((await browser.complete({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    );
  });

  it('is taken by one of several calls at once', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    wait(30);
    const browsers = [new Browser(), new Browser(), new Browser()];
    for (const browser of browsers) await browser.signIn(member.email);
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((browser) => browser.complete({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is guessed ten times at most, with as many passwords as one likes', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const browser = new Browser();
    for (let time = 0; time < 10; time++) {
      await browser.signIn(member.email);
      expectRefusal(await browser.complete({ code: codeOf(secret, 100 + time) }), 'code-wrong');
    }
    await browser.signIn(member.email);
    wait(30);
    expectRefusal(await browser.complete({ code: codeOf(secret) }), 'too-many-requests');
  });

  it('that somebody guesses is told to the member, once a day', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const browser = new Browser();
    const guess = async (time: number) => {
      await browser.signIn(member.email);
      return browser.complete({ code: codeOf(secret, 100 + time) });
    };
    const told = async () =>
      (await subjects(member.email)).filter((subject) => subject.startsWith('Plusieurs codes'));
    for (let time = 0; time < 10; time++) await guess(time);
    expect(await told()).toHaveLength(0);
    for (let time = 10; time < 13; time++) expectRefusal(await guess(time), 'too-many-requests');
    expect(await told()).toHaveLength(1);
  });

  it('guessed slowly enough for no limit is told to the member all the same', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const browser = new Browser();
    for (let time = 0; time < 21; time++) {
      if (time % 5 === 4) await ageCounters(15 * 60);
      await browser.signIn(member.email);
      expectRefusal(await browser.complete({ code: codeOf(secret, 100 + time) }), 'code-wrong');
    }
    expect((await subjects(member.email))[0]).toMatch(/^Plusieurs codes/);
  });

  it('is not read from the database', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const row = await provided(Db).authenticatorApp.findUniqueOrThrow({
      where: { userId: member.id },
    });
    expect(Buffer.from(row.sealedSecret).toString('latin1')).not.toContain(secret);
    expect(Buffer.from(row.sealedSecret).subarray(0, 4).toString()).toBe('LOKA');
  });

  it('is still read once the keys that seal its secret were replaced', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const old = env.PAPERS_KEYS;
    const row = () =>
      provided(Db).authenticatorApp.findUniqueOrThrow({ where: { userId: member.id } });
    const newest = { id: `key-${Date.now()}`, key: randomBytes(32) };
    try {
      env.PAPERS_KEYS = [newest, ...old];
      await new RotateAppSecrets(
        provided(Db),
        provided(Transactions),
        provided(AppCodes),
      ).execute();
      env.PAPERS_KEYS = [newest];
      expect((await row()).keyId).toBe(newest.id);
      wait(30);
      const browser = new Browser();
      await browser.signIn(member.email);
      expect((await browser.complete({ code: codeOf(secret) })).status).toBe(200);
    } finally {
      await provided(Db).authenticatorApp.deleteMany({ where: { keyId: newest.id } });
      env.PAPERS_KEYS = old;
    }
  });

  it('confirms the app; a secret that nobody confirmed is good for nothing, and goes after a day', async () => {
    const member = await aMember();
    const { body } = await api<{ secret: string; uri: string }>('/api/auth/authenticator-app', {
      as: member,
      method: 'POST',
    });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Loka:/);
    const confirm = (code: string) =>
      api('/api/auth/authenticator-app/confirm', { as: member, body: { code } });
    expectRefusal(await confirm('000000'), 'code-wrong');
    expect((await new Browser().signIn(member.email)).body.token).toBeDefined();
    wait(25 * 3600);
    await provided(Retention).removeExpired();
    await api('/api/auth/reauthenticate', {
      as: { token: await aToken(member.id) },
      body: { password },
    });
    const later = { token: await aToken(member.id) };
    expectRefusal(
      await api('/api/auth/authenticator-app/confirm', {
        as: later,
        body: { code: codeOf(body.secret) },
      }),
      'app-not-found',
    );
  });

  it('is one app at a time, removed after a recent proof', async () => {
    const member = await aMember();
    const { secret } = await addApp(member);
    const app = (method: 'POST' | 'DELETE') =>
      api('/api/auth/authenticator-app', { as: member, method });
    expectRefusal(await app('POST'), 'app-already-added');
    wait(600);
    expectRefusal(await app('DELETE'), 'reauthentication-required');
    const proof = { body: { code: codeOf(secret) }, as: member };
    expect((await api('/api/auth/reauthenticate', proof)).status).toBe(204);
    expectRefusal(await api('/api/auth/reauthenticate', proof), 'code-wrong');
    expect((await app('DELETE')).status).toBe(204);
    expect((await new Browser().signIn(member.email)).body.token).toBeDefined();
    expect(await subjects(member.email)).toEqual(
      expect.arrayContaining([
        'Une application de codes a été associée à votre compte',
        "L'application de codes a été supprimée de votre compte",
      ]),
    );
  });
});

describe('recovery codes', () => {
  it('are good once each, and their use is told by mail', async () => {
    const member = await aMember();
    const { recoveryCodes } = await addApp(member);
    expect(new Set(recoveryCodes).size).toBe(10);
    const browser = new Browser();
    await browser.signIn(member.email);
    const [code = ''] = recoveryCodes;
    expect(
      (await browser.complete({ recoveryCode: code.toLowerCase().replaceAll('-', ' ') })).status,
    ).toBe(200);
    await browser.signIn(member.email);
    expectRefusal(await browser.complete({ recoveryCode: code }), 'recovery-code-wrong');
    for (const wrong of ['AAAA-BBBB-CCCC', `${code.slice(0, 4)}-AAAA-AAAA`, 'x', '\u0000'])
      expect((await browser.complete({ recoveryCode: wrong })).status).toBe(422);
    expect((await status(member)).recoveryCodesLeft).toBe(9);
    const mail = (await mailsTo(member.email)).find(
      ({ subject }) => subject === 'Un code de secours a été utilisé',
    );
    expect(mail?.text).toContain('Il en reste 9');
  });

  it('of somebody else are not taken', async () => {
    const [member, other] = [await aMember(), await aMember()];
    await addApp(member);
    const {
      recoveryCodes: [foreign],
    } = await addApp(other);
    const browser = new Browser();
    await browser.signIn(member.email);
    expectRefusal(await browser.complete({ recoveryCode: foreign }), 'recovery-code-wrong');
  });

  it('are replaced by ten others, which needs a second step', async () => {
    const member = await aMember();
    const renew = () =>
      api<{ recoveryCodes: string[] }>('/api/auth/recovery-codes', { as: member, method: 'POST' });
    expectRefusal(await renew(), 'no-second-step');
    const {
      recoveryCodes: [old],
    } = await addApp(member);
    const { body } = await renew();
    const browser = new Browser();
    await browser.signIn(member.email);
    expectRefusal(await browser.complete({ recoveryCode: old }), 'recovery-code-wrong');
    expect((await browser.complete({ recoveryCode: body.recoveryCodes[3] })).status).toBe(200);
    expect(await subjects(member.email)).toContain('De nouveaux codes de secours ont été créés');
  });

  it('are kept as slow hashes, and used once whatever is written', async () => {
    const member = await aMember();
    await addApp(member);
    const rows = await provided(Db).recoveryCode.findMany({ where: { userId: member.id } });
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^\$argon2id\$/);
    const [{ id } = { id: '' }] = rows;
    const use = (usedAt: Date | null) =>
      provided(Db).recoveryCode.update({ where: { id }, data: { usedAt } });
    await use(new Date(Date.now() + 3_600_000));
    await expect(use(null)).rejects.toThrow(/used once/);
  });
});

describe('a password that is replaced', () => {
  const reset = async (email: string) => {
    await api('/api/auth/forgot-password', { body: { email } });
    const token = await mailedToken(email);
    return api('/api/auth/reset-password', { body: { token, password: another } });
  };

  it('does not replace the second step, and ends sign-ins that wait for it', async () => {
    const member = await aMember();
    const {
      recoveryCodes: [recoveryCode],
    } = await addApp(member);
    const browser = new Browser();
    await browser.signIn(member.email);
    expect((await reset(member.email)).status).toBe(204);
    expectRefusal(await browser.complete({ recoveryCode }), 'second-step-expired');
    const { body } = await browser.signIn(member.email, another);
    expect(body).toEqual({ secondStep: { ways: ['app', 'recovery'] } });
  });

  it('is not replaced once more by a change that was compared with the old one', async () => {
    const member = await aMember();
    const { isCompared, goOn } = holdOnceCompared(provided(CheckOwnPassword));
    const body = { current: password, password: 'celui de quelqu’un d’autre' };
    const late = api('/api/auth/password', { method: 'PUT', as: member, body });
    await isCompared;
    expect((await reset(member.email)).status).toBe(204);
    goOn();
    expectRefusal(await late, 'wrong-password');
    expect((await new Browser().signIn(member.email, another)).status).toBe(200);
  });

  it('opens no session for a sign-in with the old one at the same moment', async () => {
    const member = await aMember();
    const { isCompared, goOn } = holdOnceCompared(provided(CheckCredentials));
    const late = new Browser().signIn(member.email);
    await isCompared;
    expect((await reset(member.email)).status).toBe(204);
    goOn();
    expectRefusal(await late, 'bad-credentials');
    const open = { userId: member.id, revokedAt: null };
    expect(await provided(Db).session.count({ where: open })).toBe(0);
  });
});

describe('an account with a role', () => {
  const staffMember = (role: 'staff' | 'admin' | 'ops' = 'staff') =>
    aMember({ role, domain: 'equipe.example' });
  const users = (as: { token: string }) => api('/api/admin/users', { as });

  it('may only enrol until it has proven a second step', async () => {
    for (const [role, path] of [
      ['staff', '/api/admin/users'],
      ['admin', '/api/admin/audit-log'],
    ] as const) {
      const person = await staffMember(role);
      expectRefusal(await api(path, { as: person }), 'second-step-required');
      expect(await status(person)).toMatchObject({ isRequired: true, isProven: false });
      await openSecondStepLink(person);
      expect((await addPasskey(person)).answer.status).toBe(201);
      expect((await api(path, { as: person })).status).toBe(200);
    }
    const ops = await staffMember('ops');
    const queues = () => api('/api/ops/queues-session', { as: ops, method: 'POST' });
    expectRefusal(await queues(), 'second-step-required');
    await openSecondStepLink(ops);
    await addApp(ops);
    expect((await queues()).status).toBeLessThan(300);
    expectRefusal(await users(ops), 'forbidden');
  });

  it('has the powers of a member alone meanwhile', async () => {
    const [person, member] = [await staffMember('admin'), await aMember()];
    expectRefusal(await api(`/user/${member.id}`, { as: person }), 'second-step-required');
    expect((await api(`/user/${person.id}`, { as: person })).status).toBe(200);
    const body = { role: 'staff', from: 'member', reason: 'Nouvelle équipe' };
    expectRefusal(
      await api(`/api/admin/users/${member.id}/role`, { as: person, body }),
      'second-step-required',
    );
    expectRefusal(await users(member), 'forbidden');
  });

  it('proves it on each session: those by the password alone stay without', async () => {
    const person = await staffMember();
    await openSecondStepLink(person);
    const { secret } = await addApp(person);
    const elsewhere = { token: await aToken(person.id) };
    expect((await users(person)).status).toBe(200);
    expectRefusal(await users(elsewhere), 'second-step-required');
    await api('/api/auth/reauthenticate', { as: elsewhere, body: { password } });
    expectRefusal(await users(elsewhere), 'second-step-required');
    wait(30);
    const body = { code: codeOf(secret) };
    expect((await api('/api/auth/reauthenticate', { as: elsewhere, body })).status).toBe(204);
    expect((await users(elsewhere)).status).toBe(200);
  });

  it('does not remove its last second step', async () => {
    const person = await staffMember();
    await openSecondStepLink(person);
    await addApp(person);
    const remove = () => api('/api/auth/authenticator-app', { as: person, method: 'DELETE' });
    expectRefusal(await remove(), 'last-second-step');
    expect(await status(person)).toMatchObject({ app: {}, recoveryCodesLeft: 10 });
    await addPasskey(person);
    expect((await remove()).status).toBe(204);
    const [{ id } = { id: '' }] = (await status(person)).passkeys as { id: string }[];
    expectRefusal(
      await api(`/api/auth/passkeys/${id}`, { as: person, method: 'DELETE' }),
      'last-second-step',
    );
  });

  it('of the demo data needs none', async () => {
    const staff = await aStaffMember();
    expect((await users(staff)).status).toBe(200);
    expect(await status(staff)).toMatchObject({ isRequired: false });
  });

  it('loses its powers with its second step', async () => {
    const person = await staffMember();
    await openSecondStepLink(person);
    await addApp(person);
    await provided(Db).authenticatorApp.deleteMany({ where: { userId: person.id } });
    expectRefusal(await users(person), 'second-step-required');
  });
});

describe('the first second step of an account with a role', () => {
  const staffMember = () => aMember({ role: 'staff', domain: 'equipe.example' });
  const post = (as: { token: string }, path: string, body: object = {}) =>
    api(`/api/auth/${path}`, { as, body });
  const begin = (as: { token: string }) => post(as, 'passkeys/options');
  const open = (as: { token: string }, token: string) =>
    post(as, 'second-step/link/open', { token });

  it('is added once a link was opened that is mailed to its member: the password adds none', async () => {
    const person = await staffMember();
    const thief = { token: await aToken(person.id) };
    for (const as of [person, thief]) {
      expect(await status(as)).toMatchObject({ needsLink: true });
      for (const path of ['passkeys/options', 'authenticator-app'])
        expectRefusal(await post(as, path), 'second-step-link-required');
      const code = { code: '000000' };
      expectRefusal(await post(as, 'authenticator-app/confirm', code), 'second-step-link-required');
    }
    // Whoever asks for it, it opens the session alone in which the member opens it.
    expect((await post(thief, 'second-step/link')).status).toBe(204);
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toBe('Ajoutez votre deuxième étape');
    expect(mail?.text).toContain('/admin/securite?token=');
    expect((await open(person, await mailedToken(person.email))).status).toBe(204);
    expect(await status(person)).toMatchObject({ needsLink: false });
    expectRefusal(await begin(thief), 'second-step-link-required');
    expect((await addPasskey(person)).answer.status).toBe(201);
    expectRefusal(await post(person, 'second-step/link'), 'forbidden');
    expect((await addPasskey(person)).answer.status).toBe(201);
  });

  it('takes a link once, within an hour, of its own account, and only the newest', async () => {
    const [person, other] = [await staffMember(), await staffMember()];
    const token = async () => {
      expect((await post(person, 'second-step/link')).status).toBe(204);
      return mailedToken(person.email);
    };
    const [first, second] = [await token(), await token()];
    expectRefusal(await open(person, first), 'link-expired');
    expectRefusal(await open(other, second), 'link-expired');
    expectRefusal(await open(person, 'anything'), 'link-expired');
    expect((await open(person, second)).status).toBe(204);
    expectRefusal(await open(person, second), 'link-expired');
    const third = await token();
    wait(3_600);
    expectRefusal(await open(person, third), 'link-expired');
  });

  it('is added within half an hour of it, and asks for a recent proof beside it', async () => {
    const person = await staffMember();
    await openSecondStepLink(person);
    wait(20 * 60);
    expectRefusal(await begin(person), 'reauthentication-required');
    await post(person, 'reauthenticate', { password });
    expect((await begin(person)).status).toBe(200);
    wait(10 * 60);
    expectRefusal(await begin(person), 'second-step-link-required');
  });

  it('needs a link again once it was reset, and none that was mailed before', async () => {
    const [admin, person] = [await aStaffMember('admin'), await staffMember()];
    expect((await post(person, 'second-step/link')).status).toBe(204);
    const token = await mailedToken(person.email);
    const body = { reason: 'Téléphone perdu' };
    await api(`/api/admin/users/${person.id}/reset-second-step`, { as: admin, body });
    const again = { token: await aToken(person.id) };
    expectRefusal(await begin(again), 'second-step-link-required');
    expectRefusal(await open(again, token), 'link-expired');
  });

  it('goes by the address from before while a change of it can be undone', async () => {
    const person = await staffMember();
    const email = `pris-${person.email}`;
    const change = async (address: string) => {
      await post(person, 'email-change', { email: address });
      const token = await mailedToken(address);
      expect((await post(person, 'email-change/confirm', { token })).status).toBeLessThan(300);
    };
    const told = async (address: string) => (await subjects(address))[0];
    // Also once it was changed to a second one, and back.
    for (const address of [email, `encore-${email}`, person.email, email]) {
      await change(address);
      expect((await post(person, 'second-step/link')).status).toBe(204);
      expect(await subjects(email)).not.toContain('Ajoutez votre deuxième étape');
      expect(await told(person.email)).toBe('Ajoutez votre deuxième étape');
    }
    wait(73 * 3_600);
    const later = { token: await aToken(person.id) };
    expect((await post(later, 'second-step/link')).status).toBe(204);
    expect(await told(email)).toBe('Ajoutez votre deuxième étape');
  });

  it('is mailed five times an hour, and to nobody who needs no link', async () => {
    const person = await staffMember();
    for (let count = 0; count < 5; count++)
      expect((await post(person, 'second-step/link')).status).toBe(204);
    expectRefusal(await post(person, 'second-step/link'), 'too-many-requests');
    for (const as of [await aMember(), await aStaffMember()]) {
      expectRefusal(await post(as, 'second-step/link'), 'forbidden');
      expect((await begin(as)).status).toBe(200);
    }
  });
});

describe('a second step that is reset', () => {
  const reset = (as: Person, { id }: Person) =>
    api(`/api/admin/users/${id}/reset-second-step`, { as, body: { reason: 'Téléphone perdu' } });

  it('by an admin removes all, ends the sessions, and is on record and told', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    await addApp(member);
    await addPasskey(member);
    expectRefusal(await reset(await aStaffMember(), member), 'forbidden');
    expectRefusal(await reset(admin, admin), 'own-account');
    expectRefusal(await reset(admin, { ...admin, id: admin.id.toUpperCase() }), 'own-account');
    expect((await reset(admin, member)).status).toBe(204);
    expectRefusal(await api('/api/auth/session', { as: member }), 'unauthenticated');
    expect((await new Browser().signIn(member.email)).body.token).toBeDefined();
    expect(await provided(Db).recoveryCode.count({ where: { userId: member.id } })).toBe(0);
    expect(await subjects(member.email)).toContain(
      'La deuxième étape de votre connexion a été retirée',
    );
    expect(await provided(Db).auditLog.findMany({ where: { subjectId: member.id } })).toMatchObject(
      [{ actorId: admin.id, action: 'reset-second-step', detail: { reason: 'Téléphone perdu' } }],
    );
  });

  it('by an admin is told to the other admins when it was one of theirs', async () => {
    const [admin, other, target] = [
      await aStaffMember('admin'),
      await aStaffMember('admin'),
      await aStaffMember('admin'),
    ];
    expect((await reset(admin, target)).status).toBe(204);
    const { name } = await provided(Db).user.findUniqueOrThrow({ where: { id: target.id } });
    const subject = `Deuxième étape retirée : ${name}`;
    expect(await subjects(other.email)).toContain(subject);
    expect(await subjects(target.email)).toContain(subject);
    expect(await subjects(admin.email)).not.toContain(subject);
  });

  it('by an admin needs a recent proof', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    wait(600);
    expectRefusal(await reset(admin, member), 'reauthentication-required');
  });

  it('by a command does the same', async () => {
    const member = await aMember();
    await addApp(member);
    const command = startProgram('reset-second-step.js', { args: [member.email] });
    const code = await command.ended;
    expect(command.output).toContain(`${member.email} signs in with the password alone now.`);
    expect(code).toBe(0);
    expect((await new Browser().signIn(member.email)).body.token).toBeDefined();
    expect(await subjects(member.email)).toContain(
      'La deuxième étape de votre connexion a été retirée',
    );
    const unknown = startProgram('reset-second-step.js', { args: ['personne@loka.example'] });
    expect(await unknown.ended).toBe(1);
    expect(unknown.output).toContain('No member has the address');
  });
});

describe('what is left of sign-ins', () => {
  it('goes every night once it is past', async () => {
    const member = await aMember();
    await addApp(member);
    const browser = new Browser();
    await browser.signIn(member.email);
    await api('/api/auth/reauthenticate/passkey-options', { as: member, method: 'POST' });
    const left = async () => {
      const where = { userId: member.id };
      return [
        await provided(Db).pendingSignIn.count({ where }),
        await provided(Db).passkeyChallenge.count({ where }),
      ];
    };
    await provided(Retention).removeExpired();
    expect(await left()).toEqual([1, 1]);
    wait(601);
    await provided(Retention).removeExpired();
    expect(await left()).toEqual([0, 0]);
  });
});
