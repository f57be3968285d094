import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AuditAction, AuditSubject } from './domain/audit-action.js';

interface Entry {
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  detail?: Prisma.InputJsonObject;
}

/** What staff did, to whom, and why: written in the transaction that does it, never changed. */
@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async record(tx: Tx, actor: Pick<Actor, 'id'>, entry: Entry): Promise<void> {
    await tx.auditLog.create({ data: { actorId: actor.id, at: this.clock.now(), ...entry } });
  }
}
