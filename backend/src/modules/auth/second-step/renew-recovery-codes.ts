import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { recoveryCodesRenewed } from '../auth.events.js';
import { Factors } from '../factors/factors.js';
import { makeRecoveryCodes } from '../factors/recovery-codes.js';

/** A member gets ten new recovery codes; the old ones are good no more. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: Factors,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `reauthentication-required`, `second-step-required`, `no-second-step` */
  execute(actor: Actor): Promise<string[]> {
    return this.transactions.run(async (tx, afterCommit) => {
      const { id: userId } = actor;
      await this.factors.lockToChange(tx, actor);
      if ((await this.factors.waysOf(tx, userId)).length === 0) {
        throw new ProblemError('no-second-step');
      }
      const at = this.clock.now();
      const codes = await makeRecoveryCodes(tx, userId, at);
      await this.events.record(tx, afterCommit, recoveryCodesRenewed, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        at,
      });
      return codes;
    });
  }
}
