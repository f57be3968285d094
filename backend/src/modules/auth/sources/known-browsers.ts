import { createHmac } from 'node:crypto';
import { env } from '../../../env.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { newToken } from '../../../platform/auth/tokens.js';

/** Of a browser that a family shares, the accounts that signed in last. */
const mostAccounts = 5;

const between = '.';

/** An account as a browser knows it: with another password, it is known by no browser that signed in before. */
export interface KnownAccount {
  id: string;
  passwordHash: string;
}

/**
 * What a browser that has signed in to some accounts keeps: for each a name of its own and our signature.
 * It opens nothing; its failures are only not counted with those of strangers.
 *
 * @param kept what it has kept so far
 */
export function addBrowser(kept: string | undefined, account: KnownAccount): string {
  const own = browserOf(kept, account) ?? newToken();
  const others = entriesOf(kept).filter((entry) => !entry.startsWith(account.id));
  const entry = [account.id, own, sign(account, own)].join(between);
  return [entry, ...others].slice(0, mostAccounts).join('~');
}

/** The name of a browser that has signed in to an account; null for one that has not, with this password. */
export function browserOf(kept: string | undefined, account: KnownAccount): string | null {
  for (const entry of entriesOf(kept)) {
    const [id = '', own = '', signature = ''] = entry.split(between);
    if (id === account.id && safeEqual(signature, sign(account, own))) return own;
  }
  return null;
}

const entriesOf = (kept = ''): string[] => kept.split('~').filter(Boolean).slice(0, mostAccounts);

function sign({ id, passwordHash }: KnownAccount, browser: string): string {
  return createHmac('sha256', env.JWT_SECRET)
    .update(`browser:${id}.${browser}.${passwordHash}`)
    .digest('base64url');
}
