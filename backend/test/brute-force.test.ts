import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from './support/api.js';
import { aMember, password } from './support/factories.js';
import { mailedToken } from './support/mails.js';
import { type Api, startApi, usePrograms } from './support/programs.js';
import { forgetCounters } from './support/rate-limits.js';
import { addApp } from './support/second-step.js';

// One api in the tests' own process, to make people; guesses go to two others, in turn.
useApi();
usePrograms();

let apis: Api[];
beforeAll(async () => {
  apis = await Promise.all([startApi({ TRUST_PROXY: '1' }), startApi({ TRUST_PROXY: '1' })]);
});
beforeEach(forgetCounters);

let calls = 0;

/** By either api, from an address that the proxy before them has seen. */
function post(path: string, body: object, from = '203.0.113.1', cookie = ''): Promise<Response> {
  const { origin = '' } = apis[calls++ % apis.length] ?? {};
  return fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${calls % 250}, ${from}`,
      cookie,
    },
    body: JSON.stringify(body),
  });
}

const signIn = (email: string, tried: string, from?: string, cookie?: string) =>
  post('sign-in', { email, password: tried }, from, cookie);

/** How many of some calls at once were answered so. */
async function count(status: number, answers: Promise<Response>[]): Promise<number> {
  return (await Promise.all(answers)).filter((answer) => answer.status === status).length;
}

const times = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

/** The cookie by which a browser is known for an account. */
function browserOf(answer: Response): string {
  const set = answer.headers.getSetCookie().find((one) => one.startsWith('loka_browser='));
  expect(set).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Strict/);
  return set?.split(';')[0] ?? '';
}

describe('guesses over two processes', () => {
  it('are ten from one network, whatever the caller writes into X-Forwarded-For', async () => {
    const { email } = await aMember();
    const guesses = times(20, () => signIn(email, 'faux'));
    expect(await count(401, guesses)).toBe(10);
    expect((await signIn(email, password)).status).toBe(429);
  });

  it('are fifty an hour for an account, from however many networks', async () => {
    const { email } = await aMember();
    const guesses = times(60, (index) => signIn(email, 'faux', `203.0.113.${index}`));
    expect(await count(401, guesses)).toBe(50);
  });

  it('are sixty a minute from one network, for however many accounts', async () => {
    const guesses = times(70, () => signIn(`${randomUUID()}@loka.example`, 'faux'));
    expect(await count(401, guesses)).toBe(60);
  });

  it('are counted together for the addresses of one IPv6 network', async () => {
    const { email } = await aMember();
    const guesses = times(20, (index) => signIn(email, 'faux', `2001:db8::${index + 1}`));
    expect(await count(401, guesses)).toBe(10);
  });
});

describe('a stranger who guesses', () => {
  it('does not lock out another network', async () => {
    const { email } = await aMember();
    await Promise.all(times(12, () => signIn(email, 'faux')));
    expect((await signIn(email, password, '203.0.113.77')).status).toBe(200);
  });

  it('does not lock out a browser that has signed in before, not even from the same network', async () => {
    const { email } = await aMember();
    const browser = browserOf(await signIn(email, password));
    await Promise.all(times(60, (index) => signIn(email, 'faux', `203.0.113.${index % 6}`)));
    expect((await signIn(email, password)).status).toBe(429);
    expect((await signIn(email, password, undefined, browser)).status).toBe(200);
  });

  it('who has collected cookies of known browsers has fifty guesses an hour with all of them', async () => {
    const { email } = await aMember();
    const browsers: string[] = [];
    for (let time = 0; time < 7; time++) browsers.push(browserOf(await signIn(email, password)));
    const guesses = browsers.flatMap((browser) =>
      times(9, (index) => signIn(email, 'faux', `203.0.113.${index}`, browser)),
    );
    expect(await count(401, guesses)).toBe(50);
    expect((await signIn(email, password, '203.0.113.88')).status).toBe(200);
  });

  it('gains nothing by a cookie from before the password was replaced', async () => {
    const { email, token } = await aMember();
    const before = browserOf(await signIn(email, password));
    const chosen = 'tortue-verte-9';
    const [{ origin = '' } = {}] = apis;
    const changed = await fetch(`${origin}/api/auth/password`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        cookie: before,
      },
      body: JSON.stringify({ current: password, password: chosen }),
    });
    expect(changed.status).toBe(204);
    const now = browserOf(changed);
    await Promise.all(times(60, (index) => signIn(email, 'faux', `203.0.113.${index % 6}`)));
    expect((await signIn(email, chosen, '203.0.113.1', before)).status).toBe(429);
    expect((await signIn(email, chosen, '203.0.113.1', now)).status).toBe(200);
  });

  it('gains nothing by the cookie of an account of their own', async () => {
    const { email } = await aMember();
    const stranger = await aMember();
    const browser = browserOf(await signIn(stranger.email, password));
    const guesses = times(20, () => signIn(email, 'faux', undefined, browser));
    expect(await count(401, guesses)).toBe(10);
  });

  it('does not lock out who has followed the link of a forgotten password', async () => {
    const { email } = await aMember();
    await Promise.all(times(60, (index) => signIn(email, 'faux', `203.0.113.${index % 6}`)));
    await post('forgot-password', { email });
    const chosen = 'tortue-verte-9';
    const reset = await post('reset-password', {
      token: await mailedToken(email),
      password: chosen,
    });
    expect(reset.status).toBe(204);
    expect((await signIn(email, chosen, undefined, browserOf(reset))).status).toBe(200);
  });
});

describe('a stranger who knows the password and guesses the second step', () => {
  /** With the cookie of a sign-in that waits for its second step. */
  async function secondStep(email: string, proof: object, from: string): Promise<Response> {
    const pending = await signIn(email, password, from);
    const cookies = pending.headers.getSetCookie().map((set) => set.split(';')[0]);
    return post('second-step', proof, from, cookies.join('; '));
  }

  it('keeps codes of the app from a new browser, and never a recovery code', async () => {
    const member = await aMember();
    const { recoveryCodes } = await addApp(member);
    const [, recoveryCode] = recoveryCodes;
    const { email } = member;
    const guesses = times(30, (index) =>
      secondStep(email, { code: '000000' }, `203.0.113.${index % 3}`),
    );
    expect(await count(422, guesses)).toBe(20);
    expect((await secondStep(email, { code: '000000' }, '203.0.113.77')).status).toBe(429);
    expect((await secondStep(email, { recoveryCode }, '203.0.113.77')).status).toBe(200);
  });

  it('has ten recovery codes to guess in a quarter of an hour from one network', async () => {
    const member = await aMember();
    await addApp(member);
    const wrong = { recoveryCode: '2222-2222-2222' };
    const guesses = times(15, () => secondStep(member.email, wrong, '203.0.113.9'));
    expect(await count(422, guesses)).toBe(10);
  });
});

describe('whether an address has an account', () => {
  const signUp = (email: string, from?: string) =>
    post('sign-up', { name: 'Awa', email, password: 'tortue-verte-9', acceptTerms: true }, from);

  it('is told to a network five times an hour, then no more, of whichever address', async () => {
    const taken = await Promise.all(times(8, () => aMember()));
    const answers = await Promise.all(taken.map(({ email }) => signUp(email)));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const known = await signUp(taken[0]?.email ?? '');
    const unknown = await signUp(`${randomUUID()}@loka.example`);
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(await known.text()).toBe(await unknown.text());
    expect((await signUp(`${randomUUID()}@loka.example`, '203.0.113.50')).status).toBe(201);
  });

  it('is not told by how long signing in takes', async () => {
    const { email } = await aMember();
    const timed = async (address: string, index: number) => {
      const start = performance.now();
      // Each from its own network, and for another address that is unknown: no limit is reached.
      const { status } = await signIn(address, 'faux', `203.0.113.${index}`);
      expect(status).toBe(401);
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // In turn, so that whatever else slows the machine slows both.
    for (let time = 0; time < 21; time++) {
      const tries = [
        async () => known.push(await timed(email, time)),
        async () => unknown.push(await timed(`${randomUUID()}@loka.example`, time + 100)),
      ];
      // Each as often the first one, which one of the two processes answers.
      for (const tried of time % 2 === 0 ? tries : tries.reverse()) await tried();
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[10] ?? 0;
    // A comparison that were left out would take a tenth of the time, or less.
    expect(median(known) / median(unknown)).toBeGreaterThan(0.4);
    expect(median(known) / median(unknown)).toBeLessThan(2.5);
  });

  it('is not told by forgotten passwords, in text nor time', async () => {
    const { email } = await aMember();
    const forgot = async (address: string) => {
      const startedAt = performance.now();
      const answer = await post('forgot-password', { email: address });
      return { said: [answer.status, await answer.text()], ms: performance.now() - startedAt };
    };
    const [known, unknown] = [await forgot(email), await forgot(`${randomUUID()}@loka.example`)];
    expect(known.said).toEqual(unknown.said);
    // Both wait for longer than the mail takes.
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(245);
  });
});
