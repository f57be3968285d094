import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { SessionView } from '../../src/modules/auth/auth.schema.js';
import { Clock } from '../../src/platform/clock.js';
import { type Answer, api, provided } from './api.js';
import { type Person, password } from './factories.js';
import { mailedToken } from './mails.js';
import { Authenticator } from './passkeys.js';

type Json = Record<string, unknown>;

/** A browser that keeps the cookies of its calls to sign in. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  async post<Body = Json>(path: string, body: object = {}): Promise<Answer<Body>> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await api<Body>(`/api/auth/${path}`, { body, headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return answer;
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  signIn(email: string, tried = password) {
    return this.post<SessionView & { secondStep?: { ways: string[] } }>('sign-in', {
      email,
      password: tried,
    });
  }

  complete(proof: object) {
    return this.post<SessionView>('second-step', proof);
  }

  /** By a passkey alone. */
  async signInWith(authenticator: Authenticator, wrong = {}) {
    const { body } = await this.post('passkeys/sign-in-options');
    return this.post<SessionView>('passkeys/sign-in', { passkey: authenticator.sign(body, wrong) });
  }
}

const post = <Body = Json>(as: { token: string }, path: string, body: object = {}) =>
  api<Body>(`/api/auth/${path}`, { as, body });

/** Asks for the options of a new passkey and makes it. */
export async function addPasskey(
  as: { token: string },
  authenticator = new Authenticator(),
  wrong = {},
) {
  const { body: options } = await post(as, 'passkeys/options');
  const passkey = authenticator.register(options, wrong);
  const answer = await post<{ recoveryCodes: string[] | null }>(as, 'passkeys', { passkey });
  return { authenticator, passkey, answer };
}

/** Has the link mailed by which somebody with a role adds the first second step, and opens it. */
export async function openSecondStepLink(as: Person): Promise<void> {
  expect((await post(as, 'second-step/link')).status).toBe(204);
  const token = await mailedToken(as.email);
  expect((await post(as, 'second-step/link/open', { token })).status).toBe(204);
}

/** The code that the app of a secret shows, so many half minutes from now. */
export function codeOf(secret: string, later = 0): string {
  const timestamp = provided(Clock).now().getTime() + later * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A member with an app, whose first code has been used. */
export async function addApp(as: Person) {
  const { body } = await post<{ secret: string }>(as, 'authenticator-app');
  const code = codeOf(body.secret);
  const confirmed = await post<{ recoveryCodes: string[] }>(as, 'authenticator-app/confirm', {
    code,
  });
  expect(confirmed.status).toBe(200);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}
