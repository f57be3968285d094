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
  /** Now without. */
  at?: Date;
}

/** What staff did, to whom, and why: written in the transaction that does it, never changed. */
@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /**
   * When the next act on a subject is, whose row the transaction holds: after those on record, even
   * when another server wrote them whose clock is ahead.
   */
  async nextInstant(tx: Tx, subjectId: string): Promise<Date> {
    const last = await tx.auditLog.findFirst({
      where: { subjectId },
      orderBy: { at: 'desc' },
      select: { at: true },
    });
    return new Date(Math.max(this.clock.now().getTime(), last ? last.at.getTime() + 1 : 0));
  }

  /** What is on record of an act of somebody upon a subject since an instant, as the transaction sees it. */
  async listDetails(
    tx: Tx,
    act: { actorId: string; action: AuditAction; subjectId: string },
    since: Date,
  ): Promise<Record<string, unknown>[]> {
    const entries = await tx.auditLog.findMany({
      where: { ...act, at: { gt: since } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: { detail: true },
    });
    return entries.map(({ detail }) => detail as Record<string, unknown>);
  }

  /**
   * XAF of what an admin did alone since an instant, as the transaction sees it: the sum of what entries say as `alone`.
   */
  async sumAlone(
    tx: Tx,
    { actorId, subjectId }: { actorId: string; subjectId?: string },
    since: Date,
  ): Promise<number> {
    const [row] = await tx.$queryRaw<{ sum: number }[]>`
      select coalesce(sum((detail ->> 'alone')::bigint), 0)::float8 as sum from audit_log
      where actor_id = ${actorId}::uuid and at > ${since}::timestamptz and detail ? 'alone'
        and subject_id = coalesce(${subjectId ?? null}, subject_id)`;
    return row?.sum ?? 0;
  }

  async record(tx: Tx, actor: Pick<Actor, 'id'>, entry: Entry): Promise<void> {
    await tx.auditLog.create({ data: { actorId: actor.id, at: this.clock.now(), ...entry } });
  }
}
