import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const at = new Date(Date.now() - 3_600_000);
const later = new Date(at.getTime() + 60_000);

/** When a link was opened that lets somebody add a second step still. */
const opened = new Date();
const mayAddUntil = new Date(opened.getTime() + 30 * 60_000);

const aSignIn = (books: BrokenBooks, user_id: string) =>
  books.insert('sign_ins', {
    ...{ user_id, may_add_until: mayAddUntil },
    ...{ created_at: at, last_used_at: at, authenticated_at: at },
  });

const aLink = (books: BrokenBooks, user_id: string, row: Record<string, unknown>) =>
  books.insert('email_tokens', {
    ...{ user_id, purpose: 'add_second_step', token_hash: randomUUID() },
    ...{ created_at: at, expires_at: mayAddUntil, ...row },
  });

export const secondStepBreaks: Breaks = {
  'recovery codes are those of members with a passkey or an app': {
    'codes of a member without either': (books) => aRecoveryCode(books, randomUUID()),
    'codes of a member whose app was never confirmed': async (books) => {
      const user_id = randomUUID();
      await anApp(books, user_id, null);
      return aRecoveryCode(books, user_id);
    },
  },
  'every passkey and every app was told to its member when it was added': {
    'a passkey that nobody was told of': (books) => aPasskey(books, randomUUID()),
    'a passkey of which another member was told': async (books) => {
      await tell(books, 'user.passkey-added', randomUUID(), at);
      return aPasskey(books, randomUUID());
    },
    'a second passkey in the shadow of the first': async (books) => {
      const user_id = randomUUID();
      await tell(books, 'user.passkey-added', user_id, later);
      return aPasskey(books, user_id);
    },
    'an app that nobody was told of': async (books) => {
      const user_id = randomUUID();
      await anApp(books, user_id, at);
      return user_id;
    },
  },
  'who may add a second step by a mailed link has opened one, and no longer ago than half an hour':
    {
      'one who has opened none': (books) => aSignIn(books, randomUUID()),
      'one whose link was opened earlier': async (books) => {
        const user_id = randomUUID();
        await aLink(books, user_id, { used_at: at });
        return aSignIn(books, user_id);
      },
      'one whose link was for something else': async (books) => {
        const user_id = randomUUID();
        await aLink(books, user_id, { purpose: 'confirm_email', used_at: opened });
        return aSignIn(books, user_id);
      },
      'one by the link of another': async (books) => {
        await aLink(books, randomUUID(), { used_at: opened });
        return aSignIn(books, randomUUID());
      },
    },
  'a recovery code is used up as often as its member was told, each once': {
    'one that is used, and nobody was told': (books) =>
      aRecoveryCode(books, randomUUID(), { used_at: later }),
    'one that is good again': async (books) => {
      const user_id = await aRecoveryCode(books, randomUUID());
      await tell(books, 'user.recovery-code-used', user_id, later);
      return user_id;
    },
  },
};

function tell(books: BrokenBooks, kind: string, subject_id: string, when: Date): Promise<string> {
  const event = { subject: 'user', subject_id, actor: 'member', actor_id: subject_id, facts: {} };
  return books.insert('domain_events', { kind, ...event, at: when });
}

async function aPasskey(books: BrokenBooks, user_id: string): Promise<string> {
  return books.insert('passkeys', {
    user_id,
    credential_id: randomUUID(),
    public_key: Buffer.from('LOKA'),
    counter: 0,
    transports: '{}',
    name: 'Chrome',
    created_at: at,
  });
}

function anApp(books: BrokenBooks, user_id: string, confirmed_at: Date | null): Promise<void> {
  return books.run(
    `insert into authenticator_apps (user_id, sealed_secret, key_id, created_at, confirmed_at, last_step)
     values ($1, $2, 'first', $3, $4, $5)`,
    [user_id, Buffer.from('LOKA'), at, confirmed_at, confirmed_at && 1],
  );
}

/** @returns the member's id */
async function aRecoveryCode(
  books: BrokenBooks,
  user_id: string,
  row: Record<string, unknown> = {},
): Promise<string> {
  const code = { user_id, prefix: 'AAAA', code_hash: '', created_at: at };
  await books.insert('recovery_codes', { ...code, ...row });
  return user_id;
}
