import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { columnsOf, findPlace, updatePlace } from './place-record.js';
import type { PlaceChange } from './places.schema.js';

/** Staff rename or move a place. The database gives the new name to all its objects. */
@Injectable()
export class ChangePlace {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ProblemError `place-not-found`, `place-name-taken` */
  async execute(actor: Actor, id: string, change: PlaceChange): Promise<void> {
    await this.transactions.run(async (tx) => {
      const place = await findPlace(tx, id);
      await updatePlace(tx, place, columnsOf(change));
      await this.auditLog.record(tx, actor, {
        action: 'change-place',
        subject: 'place',
        subjectId: id,
        detail: { kind: place.kind, name: change.name, before: place.name },
      });
    });
  }

  /**
   * Takes a place out of use, or back into it; what is there stays.
   *
   * @throws ProblemError `place-not-found`
   */
  async setActive(actor: Actor, id: string, active: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const place = await findPlace(tx, id);
      if (place.active === active) return;
      await updatePlace(tx, place, { active });
      await this.auditLog.record(tx, actor, {
        action: active ? 'activate-place' : 'deactivate-place',
        subject: 'place',
        subjectId: id,
        detail: { kind: place.kind, name: place.name },
      });
    });
  }
}
