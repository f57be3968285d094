import { Injectable } from '@nestjs/common';
import type { ObstacleKind } from '../../../kernel/deletion-obstacle.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { type Leaving, PersonalData } from '../../../platform/personal-data.js';
import { Users } from '../../accounts/index.js';
import { OwnAddresses } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { Uploads } from '../../uploads/index.js';
import { postponedTo } from '../domain/grace.js';
import { accountDeleted, deletionPostponed, deletionStopped } from '../personal-data.events.js';

/** Deletes the accounts whose days of grace are over. */
@Injectable()
export class DeleteDue {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly users: Users,
    private readonly addresses: OwnAddresses,
    private readonly uploads: Uploads,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** One that fails is tried again the next time. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    await forEachDue(
      (page) => this.users.listLeaving(page, now),
      ({ id }) => this.delete(id, now),
    );
  }

  private delete(userId: string, now: Date): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const { name, deletionDueAt, deletionFirstDueAt } = await this.users.lockLeaving(tx, userId);
      if (!deletionDueAt || !deletionFirstDueAt || deletionDueAt > now) return;
      const addresses = (await this.addresses.list(tx, userId, now)).map(({ address }) => address);
      const leaving = { tx, afterCommit, userId, addresses, at: now };
      const obstacles = await this.personalData.listObstacles(tx, userId);
      if (obstacles.length > 0) {
        return this.stop(
          leaving,
          obstacles.map(({ kind }) => kind),
        );
      }
      const later = postponedTo(deletionFirstDueAt, now);
      if (later && (await this.personalData.isExamined(tx, userId))) {
        return this.postpone(leaving, later);
      }
      await this.personalData.erase(leaving);
      await this.users.clearAvatar(tx, userId);
      await this.uploads.removeAllOf(tx, userId);
      await this.users.deleteAccount(tx, userId, now);
      await this.events.record(tx, afterCommit, accountDeleted, {
        subjectId: userId,
        actor: { role: 'system' },
        facts: {},
        secrets: { name, addresses },
        at: now,
      });
    });
  }

  /** Somebody reported the member, or the other way round: neither is told of it. */
  private async postpone({ tx, afterCommit, userId, at }: Leaving, dueAt: Date): Promise<void> {
    await this.users.postponeDeletion(tx, userId, dueAt);
    await this.events.record(tx, afterCommit, deletionPostponed, {
      subjectId: userId,
      actor: { role: 'system' },
      facts: { dueAt: dueAt.toISOString() },
      at,
    });
  }

  /** Money arrived, or a wallet was frozen: the member is told, and may ask again. */
  private async stop(leaving: Leaving, obstacles: ObstacleKind[]): Promise<void> {
    const { tx, afterCommit, userId, at } = leaving;
    await this.users.setDeletion(tx, userId, null);
    await this.personalData.resume(leaving);
    await this.events.record(tx, afterCommit, deletionStopped, {
      subjectId: userId,
      actor: { role: 'system' },
      facts: { obstacles },
      at,
    });
  }
}
