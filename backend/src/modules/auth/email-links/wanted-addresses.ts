import { Injectable } from '@nestjs/common';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';

/** As many as of other links that are asked for without a sign-in. */
const anHour: Limit = { name: 'mails-to-an-address', max: 5, seconds: 3_600 };
const aDay: Limit = { name: 'mails-to-an-address-a-day', max: 10, seconds: 86_400 };

/**
 * How often an address is mailed because members want it as theirs: it may be a stranger's, and of several accounts each
 * may name it.
 */
@Injectable()
export class WantedAddresses {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counted of whichever address, with an account or without. Whoever has an account is told nothing: that others have
   * named the address is not theirs to know.
   *
   * @returns false when nothing is to be mailed to it for now
   */
  async mayBeMailed(email: string): Promise<boolean> {
    const key = mailboxOf(email);
    return (await this.limits.allows(anHour, key)) && this.limits.allows(aDay, key);
  }

  /** No mail was sent after all. */
  async giveBack(email: string): Promise<void> {
    const key = mailboxOf(email);
    await Promise.all([anHour, aDay].map((limit) => this.limits.giveBack(limit, key)));
  }
}

/** Whose mailbox it is: what stands after a `+` comes to the same one. */
export const mailboxOf = (email: string): string => email.replace(/^([^+@]*)\+[^@]*(?=@)/, '$1');
