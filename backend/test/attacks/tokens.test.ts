import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../src/env.js';
import { api, expectRefusal, useApi } from '../support/api.js';
import { aMember, type Person } from '../support/factories.js';

useApi();

let member: Person;
beforeAll(async () => {
  member = await aMember();
});

const key = (secret: string) => new TextEncoder().encode(secret);

/** The claims of a right token, changed by hand. */
function claimsOf({ token }: Person): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function signed(claims: Record<string, unknown>, algorithm = 'HS256', secret = env.JWT_SECRET) {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm }).sign(key(secret));
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Changed parts of the member's own token. */
const forged: [what: string, make: () => string | Promise<string>][] = [
  ['without a signature', () => new UnsecuredJWT(claimsOf(member)).encode()],
  [
    'whose header says none in capitals',
    () => `${encode({ alg: 'NONE' })}.${member.token.split('.')[1]}.`,
  ],
  ['whose signature is missing', () => `${member.token.split('.').slice(0, 2).join('.')}.`],
  [
    'whose payload names another with the same signature',
    () => {
      const [first, , last] = member.token.split('.');
      return `${first}.${encode({ ...claimsOf(member), sub: randomUUID() })}.${last}`;
    },
  ],
  ['signed with an empty key', () => signed(claimsOf(member), 'HS256', ' ')],
  ['signed with a guessed key', () => signed(claimsOf(member), 'HS256', 'secret')],
  [
    'signed by another algorithm of the family',
    () => signed(claimsOf(member), 'HS512', env.JWT_SECRET.repeat(2)),
  ],
  [
    'whose key the header names',
    () =>
      `${encode({ alg: 'HS256', kid: '../../../../dev/null', jku: 'https://evil.example/jwks' })}.${member.token.split('.').slice(1).join('.')}`,
  ],
  [
    'that has ended',
    () => signed({ ...claimsOf(member), exp: Math.floor(Date.now() / 1000) - 60 }),
  ],
  [
    'that never ends',
    () => {
      const { exp: _, ...claims } = claimsOf(member);
      return signed(claims);
    },
  ],
  [
    'that is not valid yet',
    () => signed({ ...claimsOf(member), nbf: Math.floor(Date.now() / 1000) + 600 }),
  ],
  ['of another issuer', () => signed({ ...claimsOf(member), iss: 'evil' })],
  ['of nobody', () => signed({ ...claimsOf(member), sub: undefined })],
  ['of a number', () => signed({ ...claimsOf(member), sub: 1 as unknown as string })],
  ['of a list', () => signed({ ...claimsOf(member), sub: [member.id] as unknown as string })],
  [
    'of an object',
    () => signed({ ...claimsOf(member), sub: { id: member.id } as unknown as string }),
  ],
  ['of no id', () => signed({ ...claimsOf(member), sub: "' or 1=1 --" })],
  ['of somebody who is not there', () => signed({ ...claimsOf(member), sub: randomUUID() })],
  ['of another session than there is', () => signed({ ...claimsOf(member), sid: randomUUID() })],
  ['of a session that is no id', () => signed({ ...claimsOf(member), sid: { gt: '' } })],
  [
    'of no session',
    () => {
      const { sid: _, ...claims } = claimsOf(member);
      return signed(claims);
    },
  ],
  ['of a million letters', () => 'x'.repeat(10_000)],
  ['of three empty parts', () => '..'],
];

describe('a forged access token', () => {
  it.each(forged)('%s is refused', async (_, make) => {
    const token = await make();
    const answer = await api('/api/auth/session', { as: { token } });
    if (token.length > 5_000) expect([401, 431]).toContain(answer.status);
    else expectRefusal(answer, 'unauthenticated');
  });

  it('that claims a role is the member all the same', async () => {
    const token = await signed({ ...claimsOf(member), role: 'admin', roles: ['admin'] });
    expectRefusal(await api('/api/admin/users', { as: { token } }), 'forbidden');
  });

  it.each(['access_token', 'token', 'jwt'])('is not taken from ?%s=', async (name) => {
    expectRefusal(await api(`/api/auth/session?${name}=${member.token}`), 'unauthenticated');
  });

  it('is not taken from a cookie or the wrong scheme', async () => {
    const places: Record<string, string>[] = [
      { cookie: `token=${member.token}; loka_refresh=${member.token}` },
      { authorization: `Basic ${member.token}` },
      { authorization: member.token },
      { 'x-access-token': member.token },
    ];
    for (const headers of places) {
      expectRefusal(await api('/api/auth/session', { headers }), 'unauthenticated');
    }
  });
});
