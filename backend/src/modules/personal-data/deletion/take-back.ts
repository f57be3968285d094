import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { Users } from '../../accounts/index.js';
import { accountSecured, emailChangeUndone, OwnAddresses } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { deletionTakenBack } from '../personal-data.events.js';

/** A member keeps the account after all: all is as it was. */
@Injectable()
export class TakeBackDeletion implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly users: Users,
    private readonly addresses: OwnAddresses,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Whoever says that it was somebody else keeps the account that this one wanted to be deleted. */
  onModuleInit(): void {
    for (const kind of [accountSecured, emailChangeUndone]) {
      this.events.on(kind, async ({ subjectId }, { tx, afterCommit }) => {
        await this.takeBack(tx, afterCommit, subjectId);
      });
    }
  }

  /** @throws ProblemError `account-not-leaving`, or `user-not-found` once the account is deleted */
  async execute(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      if (!(await this.takeBack(tx, afterCommit, actor.id))) {
        throw new ProblemError('account-not-leaving');
      }
    });
  }

  /** @returns false when it is not to be deleted */
  private async takeBack(tx: Tx, afterCommit: AfterCommit, userId: string): Promise<boolean> {
    const { deletionDueAt } = await this.users.lockLeaving(tx, userId);
    if (!deletionDueAt) return false;
    const at = this.clock.now();
    const addresses = (await this.addresses.list(tx, userId, at)).map(({ address }) => address);
    await this.users.setDeletion(tx, userId, null);
    await this.personalData.resume({ tx, afterCommit, userId, addresses, at });
    await this.events.record(tx, afterCommit, deletionTakenBack, {
      subjectId: userId,
      actor: { role: 'member', id: userId },
      facts: {},
      at,
    });
    return true;
  }
}
