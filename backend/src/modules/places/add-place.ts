import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { columnsOf } from './place-record.js';
import type { NewPlace } from './places.schema.js';

/**
 * Staff add a city, a quartier or a meeting point. The database gives a new quartier the objects whose
 * owners had typed its name.
 */
@Injectable()
export class AddPlace {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @returns the id of the new place
   * @throws ProblemError `place-name-taken`, or `place-not-found` for what it would lie within
   */
  async execute(actor: Actor, place: NewPlace): Promise<string> {
    const id = randomUUID();
    await this.transactions.run(async (tx) => {
      await insert(tx, id, place);
      await this.auditLog.record(tx, actor, {
        action: 'add-place',
        subject: 'place',
        subjectId: id,
        detail: { kind: place.kind, name: place.name },
      });
    });
    return id;
  }
}

/** A place that is no city lies within another: the schema says so. */
async function insert(tx: Tx, id: string, { kind, within, ...place }: NewPlace): Promise<void> {
  const { landmark, ...columns } = columnsOf(place);
  const data = { id, ...columns };
  if (kind === 'city') await tx.city.create({ data });
  else if (kind === 'quartier')
    await tx.quartier.create({ data: { ...data, cityId: within as string } });
  else await tx.meetingPoint.create({ data: { ...data, landmark, quartierId: within as string } });
}
