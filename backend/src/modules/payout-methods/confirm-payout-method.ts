import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { factsOf, payoutMethodConfirmed } from './payout-methods.events.js';
import type { ConfirmationBody } from './payout-methods.schema.js';

/** Whoever holds the mailed link confirms its number, signed in or not. */
@Injectable()
export class ConfirmPayoutMethod {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `link-expired` when the link is unknown, too old, replaced or used */
  async execute({ token }: ConfirmationBody): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      const where = { confirmationHash: hashToken(token), confirmationExpiresAt: { gt: at } };
      const linked = await tx.payoutMethod.findFirst({ where });
      // The member first, as everywhere: whoever takes the account back removes its numbers.
      if (linked) await this.users.lock(tx, linked.userId);
      const [number] = await tx.payoutMethod.updateManyAndReturn({
        where,
        data: { confirmedAt: at, confirmationHash: null, confirmationExpiresAt: null },
      });
      if (!number) throw new ProblemError('link-expired');
      await this.events.record(tx, afterCommit, payoutMethodConfirmed, {
        subjectId: number.id,
        actor: { role: 'member', id: number.userId },
        facts: factsOf(number),
        at,
      });
    });
  }
}
