import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { hourMs } from '../../../kernel/duration.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { FreshAuthentication } from '../../auth/index.js';
import { DomainEvents } from '../../events/index.js';
import { aloneTotalPassed } from '../approvals.events.js';
import { mayDoAlone, passes } from '../domain/alone-rules.js';

/** An act that moves money, which one admin would do alone. */
export interface LoneAct {
  actor: Actor;
  /** Of the audit log's entry: the member, the payment. */
  subjectId: string;
  /** XAF, signed or not. */
  amount: Xaf;
  /** XAF that one admin does alone for one subject within 24 hours. */
  subjectMost: Xaf;
  at: Date;
}

/** In which what one admin does alone is added up. */
const aloneHours = 24;

/** What one admin does alone: for one subject, and over all subjects and kinds of acts, within a day. */
@Injectable()
export class ActsAlone {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly fresh: FreshAuthentication,
    private readonly events: DomainEvents,
  ) {}

  /**
   * The caller holds the row of the admin (`Users.lockForStaff`), so that of several acts at once each counts those
   * before it. An act that is allowed is counted by its entry of the audit log, whose detail says `alone`: the amount, XAF,
   * without its sign. When the total of the day passes `ALONE_DAY_ALERT_XAF`, the other admins are alerted.
   *
   * @returns whether one admin is enough; else the act is proposed
   * @throws ProblemError `reauthentication-required` or `second-step-required` without a fresh proof, as for acts of two
   */
  async allow(tx: Tx, afterCommit: AfterCommit, act: LoneAct): Promise<boolean> {
    const { actor, subjectId, subjectMost, at } = act;
    await this.fresh.requireSecondStep(tx, actor);
    const amount = Math.abs(act.amount);
    const since = new Date(at.getTime() - aloneHours * hourMs);
    const ofSubject = await this.auditLog.sumAlone(tx, { actorId: actor.id, subjectId }, since);
    const ofAll = await this.auditLog.sumAlone(tx, { actorId: actor.id }, since);
    const most = { subject: subjectMost, all: env.ALONE_DAY_MOST_XAF };
    if (!mayDoAlone(amount, { subject: ofSubject, all: ofAll }, most)) return false;
    if (passes(env.ALONE_DAY_ALERT_XAF, ofAll, amount)) {
      await this.events.record(tx, afterCommit, aloneTotalPassed, {
        subjectId: actor.id,
        actor: { role: 'staff', id: actor.id },
        facts: { total: ofAll + amount, aloneMost: env.ALONE_DAY_ALERT_XAF },
        at,
      });
    }
    return true;
  }
}
