import { randomBytes } from 'node:crypto';
import type { Journal } from './journal.js';

/** Seconds of the real clock: a client caches its secret by its own watch. */
export const SECRET_LIFETIME = 3600;

/** The secret of each operation account: one at a time, a new one kills the old. */
export class Secrets {
  private readonly valid = new Map<string, { secret: string; expiresAt: number }>();
  private readonly expiredFor = new Set<string>();

  constructor(private readonly journal: Journal) {
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

  accepts(account: string, secret: string | undefined): boolean {
    const current = this.valid.get(account);
    return current !== undefined && current.secret === secret && Date.now() < current.expiresAt;
  }

  async renew(account: string): Promise<string> {
    const secret = `sk_${randomBytes(24).toString('hex')}`;
    const expiresAt = Date.now() + SECRET_LIFETIME * 1000;
    this.valid.set(account, { secret, expiresAt });
    const expires_at = new Date(expiresAt).toISOString();
    await this.journal.append({ event: 'secret', account, secret, expires_at });
    return secret;
  }

  /** Kills the account's secret, once per merchant reference. Returns whether it did. */
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
