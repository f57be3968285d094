import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import { api, expectRefusal, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, password } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { forgetCounters } from './support/rate-limits.js';

useApi();

const newAddress = () => `${randomUUID()}@loka.example`;

const signUp = (email: string, changes: object = {}) =>
  api<SessionView>('/api/auth/sign-up', {
    body: { name: 'Awa Mboumba', email, password, acceptTerms: true, ...changes },
  });

const confirm = (token: string) => api('/api/auth/confirm-email', { body: { token } });
const resend = (as: { token: string }) =>
  api('/api/auth/resend-confirmation', { method: 'POST', as });
const forgot = (email: string) => api('/api/auth/forgot-password', { body: { email } });
const reset = (token: string, chosen: string) =>
  api('/api/auth/reset-password', { body: { token, password: chosen } });
const signIn = (email: string, tried: string) =>
  api('/api/auth/sign-in', { body: { email, password: tried, rememberMe: false } });

describe('a password that is easy to guess', () => {
  const field = (answer: Awaited<ReturnType<typeof signUp>>) =>
    expectRefusal(answer, 'invalid-request').map(({ path }) => path);

  it.each([
    ...[
      'password',
      '        ',
      'aaaaaaaa',
      '12345678',
      'Password2026!',
      'azertyuiop',
      'motdepasse1',
    ],
    ...['iloveyou', 'Football', 'Loka2026!', 'AwaMboumba1'],
    ...['Gabon2026', '12345678901234567890'],
  ])('is refused when signing up: %j', async (chosen) => {
    expect(field(await signUp(newAddress(), { password: chosen }))).toEqual(['password']);
  });

  it.each(['LokaDemo2026!', 'tortue verte', 'quatre mangues bleues'])(
    'is not %j',
    async (chosen) => {
      expect((await signUp(newAddress(), { password: chosen })).status).toBe(201);
    },
  );

  it('is refused by the link of a forgotten password, which stays good', async () => {
    const { email } = await aMember();
    await forgot(email);
    const token = await mailedToken(email);
    for (const chosen of ['password', 'AwaMboumba1']) {
      expectRefusal(await reset(token, chosen), 'invalid-request');
    }
    expect((await reset(token, 'quatre mangues bleues')).status).toBe(204);
  });
});

describe('signing up', () => {
  it('signs in, and mails a link that confirms the address', async () => {
    const email = newAddress();
    const { status, body, headers } = await signUp(email);
    expect(status).toBe(201);
    expect(headers.get('set-cookie')).toMatch(/^loka_refresh=/);
    expect(body.user).toMatchObject({
      name: 'Awa Mboumba',
      email,
      avatar: '/art/avatar-default.svg',
      walletBalance: 0,
      verifier: 0,
      emailVerified: false,
      role: 'member',
      verificationReason: null,
    });

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail');
    expect(mail?.text).toContain('/confirmation-email?token=');
    expect((await confirm(await mailedToken(email))).status).toBe(204);
    const session = await api<UserView>('/api/auth/session', { as: body });
    expect(session.body.emailVerified).toBe(true);
  });

  it('says in French what is wrong with each field', async () => {
    const answer = await api('/api/auth/sign-up', {
      body: { name: ' ', email: 'awa', password: 'court', acceptTerms: false },
    });
    expect(expectRefusal(answer, 'invalid-request')).toEqual([
      { path: 'name', message: 'Saisissez votre nom.' },
      { path: 'email', message: 'Saisissez une adresse e-mail valide.' },
      { path: 'password', message: 'Le mot de passe doit compter au moins 8 caractères.' },
      { path: 'acceptTerms', message: "Acceptez les conditions d'utilisation." },
    ]);
  });

  it.each(['Loka https://piege.example', 'piege.example', 'Awa\r\nBcc: x', '<b>Awa</b>'])(
    'refuses a name that holds a link, a line break or markup: %j',
    async (name) => {
      const body = { name, email: 'x@loka.example', password, acceptTerms: true };
      const fields = expectRefusal(await api('/api/auth/sign-up', { body }), 'invalid-request');
      expect(fields.map(({ path }) => path)).toEqual(['name']);
    },
  );

  it('accepts an e-mail address once, whatever its case', async () => {
    const email = newAddress();
    const answers = await Promise.all([signUp(email), signUp(email.toUpperCase())]);
    const [refused] = answers.filter((answer) => answer.status !== 201);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    if (refused) expectRefusal(refused, 'email-taken');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('ignores a role, a balance, an identity or a confirmation in the body', async () => {
    const { body } = await signUp(newAddress(), {
      role: 'admin',
      walletBalance: 1_000_000,
      verifier: 2,
      emailVerified: true,
      emailConfirmedAt: new Date().toISOString(),
    });
    expect(body.user).toMatchObject({
      role: 'member',
      walletBalance: 0,
      verifier: 0,
      emailVerified: false,
    });
  });
});

describe('a confirmation link', () => {
  it('can be opened twice', async () => {
    const email = newAddress();
    await signUp(email);
    const token = await mailedToken(email);
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(204);
  });

  it('expires after 48 hours; another can be requested until the address is confirmed', async () => {
    const email = newAddress();
    const { body } = await signUp(email);
    const token = await mailedToken(email);
    wait(48 * 3600);
    expectRefusal(await confirm(token), 'link-expired');
    expect((await resend(body)).status).toBe(204);
    expect((await confirm(await mailedToken(email))).status).toBe(204);
    expectRefusal(await resend(body), 'email-already-confirmed');
  });

  it('is refused when its token is unknown or was issued for another purpose', async () => {
    const member = await aMember({ confirmed: false });
    await forgot(member.email);
    expectRefusal(await confirm(await mailedToken(member.email)), 'link-expired');
    expectRefusal(await confirm('inventé'), 'link-expired');
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which works once', async () => {
    const { email } = await aMember();
    expect((await forgot(email)).status).toBe(204);
    const token = await mailedToken(email);
    expect((await reset(token, 'un nouveau mot de passe')).status).toBe(204);
    expectRefusal(await reset(token, 'encore un autre'), 'link-expired');
    expectRefusal(await signIn(email, password), 'bad-credentials');
    expect((await signIn(email, 'un nouveau mot de passe')).status).toBe(200);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Votre mot de passe a été changé');
  });

  it('ends every session and every other reset link when it is replaced', async () => {
    const { email } = await aMember();
    const before = await signIn(email, password);
    await forgot(email);
    const first = await mailedToken(email);
    await forgot(email);
    await reset(await mailedToken(email), 'un nouveau mot de passe');
    expectRefusal(await reset(first, 'encore un autre'), 'link-expired');
    const refreshed = await api('/api/auth/refresh', {
      method: 'POST',
      headers: { cookie: before.headers.get('set-cookie')?.split(';')[0] ?? '' },
    });
    expectRefusal(refreshed, 'session-expired');
  });

  it('has a link that expires after an hour', async () => {
    const { email } = await aMember();
    await forgot(email);
    const token = await mailedToken(email);
    wait(3600);
    expectRefusal(await reset(token, 'un nouveau mot de passe'), 'link-expired');
  });

  it('is mailed at most five links an hour, and answers the same after that', async () => {
    const member = await aMember();
    for (let ask = 0; ask < 8; ask++) {
      const { status } = await api('/api/auth/forgot-password', { body: { email: member.email } });
      expect(status).toBe(204);
    }
    expect(await mailsTo(member.email)).toHaveLength(5);
  });

  it('is mailed at most five links an hour by calls at the same moment too', async () => {
    await forgetCounters();
    const [member, unconfirmed] = [await aMember(), (await signUp(newAddress())).body];
    await Promise.all(Array.from({ length: 18 }, () => forgot(member.email)));
    await Promise.all(Array.from({ length: 18 }, () => resend(unconfirmed)));
    const links = (await mailsTo(member.email)).length;
    expect(links).toBeGreaterThan(0);
    expect(links).toBeLessThanOrEqual(5);
    expect(await mailsTo(unconfirmed.user.email)).toHaveLength(5);
    await forgetCounters();
  });

  it('does not reveal who has an account, by its answer or by its time', async () => {
    const { email } = await aMember();
    const timed = async (address: string) => {
      const start = performance.now();
      const { status, body } = await forgot(address);
      return { status, body, ms: performance.now() - start };
    };
    const known = await timed(email);
    const unknown = await timed(newAddress());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.ms).toBeGreaterThanOrEqual(245);
    expect(unknown.ms).toBeGreaterThanOrEqual(245);
  });

  it('is not replaced by one that is too short, and the link stays valid', async () => {
    const { email } = await aMember();
    await forgot(email);
    const token = await mailedToken(email);
    const [error] = expectRefusal(await reset(token, 'court'), 'invalid-request');
    expect(error?.path).toBe('password');
    expect((await reset(token, 'un nouveau mot de passe')).status).toBe(204);
  });
});

describe('many calls from one IP address', () => {
  it('are refused with 429 and Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => confirm('deviné')));
    const limited = answers.find((answer) => answer.status === 429);
    expect(limited?.headers.get('retry-after')).toMatch(/^\d+$/);
    if (limited) expectRefusal(limited, 'too-many-requests');
  });
});

describe('an address that is not confirmed', () => {
  const correct = (as: { token: string }, email: string) =>
    api('/api/auth/email', { method: 'PUT', as, body: { email } });

  it('can be corrected, which ends the links to the old one and mails one to the new', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const { body } = await signUp(wrong);
    const toWrong = await mailedToken(wrong);
    await forgetCounters();
    await forgot(wrong);
    const resetOfWrong = await mailedToken(wrong);
    expect((await correct(body, right)).status).toBe(204);
    expectRefusal(await confirm(toWrong), 'link-expired');
    expectRefusal(await reset(resetOfWrong, 'un nouveau mot de passe'), 'link-expired');
    expect((await confirm(await mailedToken(right))).status).toBe(204);
    const { body: user } = await api<UserView>('/api/auth/session', { as: body });
    expect(user).toMatchObject({ email: right, emailVerified: true });
  });

  it('cannot become the address of another account, whose owner alone is told, nor none at all', async () => {
    const address = newAddress();
    const { body } = await signUp(address);
    const other = await aMember();
    const timed = async (email: string) => {
      const start = performance.now();
      const { status } = await correct(body, email);
      const { body: user } = await api<UserView>('/api/auth/session', { as: body });
      const isShown = user.email.toLowerCase() === email.toLowerCase();
      return { status, isShown, isSlow: performance.now() - start >= 245 };
    };
    expect(await timed(other.email.toUpperCase())).toEqual(await timed(newAddress()));
    const told = (await mailsTo(other.email)).map(({ subject }) => subject);
    expect(told).toEqual(['Votre adresse e-mail a été demandée']);
    expectRefusal(await correct(body, 'awa@'), 'invalid-request');
  });

  it('is not mailed more than five times an hour, whoever corrects theirs to it', async () => {
    const wanted = newAddress();
    const members = [await signUp(newAddress()), await signUp(newAddress())];
    for (const { body } of members) {
      expect((await correct(body, wanted)).status).toBe(204);
      for (let mail = 3; mail <= 5; mail++) expect((await resend(body)).status).toBe(204);
    }
    expect(await mailsTo(wanted)).toHaveLength(5);
  });

  it('does not reveal by how long another link takes whether it has an account', async () => {
    const { body } = await signUp(newAddress());
    for (const wanted of [(await aMember()).email, newAddress()]) {
      await correct(body, wanted);
      const start = performance.now();
      expect((await resend(body)).status).toBe(204);
      expect(performance.now() - start).toBeGreaterThanOrEqual(245);
    }
  });

  it('that was corrected and has an account since is refused when it is confirmed', async () => {
    const right = newAddress();
    const { body } = await signUp(newAddress());
    await correct(body, right);
    const token = await mailedToken(right);
    await signUp(right);
    expectRefusal(await confirm(token), 'email-taken');
  });

  it('is corrected five times an hour at most, and never once it is confirmed', async () => {
    const { body } = await signUp(newAddress());
    for (let mail = 2; mail <= 5; mail++) {
      expect((await correct(body, newAddress())).status).toBe(204);
    }
    expectRefusal(await correct(body, newAddress()), 'too-many-requests');
    expectRefusal(await correct(await aMember(), newAddress()), 'email-already-confirmed');
  });
});
