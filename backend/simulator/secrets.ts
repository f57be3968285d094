import { randomBytes } from 'node:crypto';
import { authenticationFailed, internalError } from './errors.js';
import type { EntryLog } from './journal.js';
import type { AuthenticationStatus } from './scenarios.js';

/** Seconds of the real clock, since a client caches its secret by its own clock. */
export const SECRET_LIFETIME = 3600;

/** The secret of each operation account: one at a time, a new one invalidates the old one. */
export class Secrets {
  private readonly valid = new Map<string, { secret: string; expiresAt: number }>();
  /** Whether every secret is refused, with 403: the account is closed to this merchant. */
  refusesAll = false;
  /** Whether no new secret is given. */
  refusesRenewals = false;
  /** What a wrong or expired secret is answered with. */
  refusalStatus: AuthenticationStatus = 401;
  private readonly expiredFor = new Set<string>();

  constructor(private readonly journal: EntryLog) {
    for (const entry of journal.entries) {
      if (entry.event === 'secret')
        this.valid.set(entry.account, {
          secret: entry.secret,
          expiresAt: Date.parse(entry.expires_at),
        });
      if (entry.event === 'key expired') {
        this.valid.delete(entry.account);
        this.expiredFor.add(entry.merchant_reference_id);
      }
    }
  }

  /** @throws GatewayError `AUTHENTICATION_FAILED` for any secret but the account's present one */
  check(account: string, secret: string | undefined): void {
    if (this.refusesAll) throw authenticationFailed(403);
    const current = this.valid.get(account);
    if (!current || current.secret !== secret || Date.now() >= current.expiresAt) {
      throw authenticationFailed(this.refusalStatus);
    }
  }

  /** @throws GatewayError 500 while renewals are refused */
  async renew(account: string): Promise<string> {
    if (this.refusesRenewals) throw internalError();
    const secret = `sk_${randomBytes(24).toString('hex')}`;
    const expiresAt = Date.now() + SECRET_LIFETIME * 1000;
    this.valid.set(account, { secret, expiresAt });
    const expires_at = new Date(expiresAt).toISOString();
    await this.journal.append({ event: 'secret', account, secret, expires_at });
    return secret;
  }

  /** Invalidates every secret, before its time. A restart forgets it. */
  expireAll(): void {
    this.valid.clear();
  }

  /** Invalidates the account's secret, once per merchant reference. Returns whether it did. */
  async expireOnceFor(merchantReference: string, account: string): Promise<boolean> {
    if (this.expiredFor.has(merchantReference)) return false;
    this.expiredFor.add(merchantReference);
    this.valid.delete(account);
    await this.journal.append({
      event: 'key expired',
      account,
      merchant_reference_id: merchantReference,
    });
    return true;
  }
}
