import { Injectable } from '@nestjs/common';
import { errorCatalogue, ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Approval } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf } from '../../../platform/http/paging.js';
import { Roles, Users } from '../../accounts/index.js';
import { type ActDescription, ApprovalKinds } from '../approval-kinds.js';
import { actOf } from '../decide/approval-record.js';
import { whyNotDecide, whyNotTakeBack } from '../domain/approval-rules.js';
import type { ApprovalList, ApprovalView } from './approvals.schema.js';

/** Acts that need a second person: all of them for admins, for other staff those that they proposed. */
@Injectable()
export class ApprovalsQueries {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly kinds: ApprovalKinds,
    private readonly users: Users,
    private readonly roles: Roles,
    private readonly clock: Clock,
  ) {}

  async list(
    { status, kind, memberId, proposedById, ...page }: ApprovalList,
    viewer: Actor,
  ): Promise<Page<ApprovalView>> {
    const where = {
      AND: [
        { ...(status && { status }), ...(kind && { kind }) },
        { ...(memberId && { memberId }), ...(proposedById && { proposedById }) },
        seenBy(viewer),
      ],
    };
    const [approvals, total] = await Promise.all([
      this.db.approval.findMany({ where, ...pageOf(page) }),
      this.db.approval.count({ where }),
    ]);
    return { rows: await this.viewsOf(approvals, viewer), total };
  }

  /** @throws ProblemError `approval-not-found` */
  async get(id: string, viewer: Actor): Promise<ApprovalView> {
    const approval = await this.db.approval.findFirst({ where: { id, ...seenBy(viewer) } });
    if (!approval) throw new ProblemError('approval-not-found');
    const [view] = await this.viewsOf([approval], viewer);
    return view as ApprovalView;
  }

  private async viewsOf(approvals: readonly Approval[], viewer: Actor): Promise<ApprovalView[]> {
    const peopleIds = approvals.flatMap(({ memberId, proposedById, decidedById }) =>
      [memberId, proposedById, decidedById].filter((id) => id !== null),
    );
    const [names, described, approver] = await Promise.all([
      this.users.listNames([...new Set(peopleIds)]),
      this.describe(approvals),
      this.roles.findAdmin(this.sql, viewer.id),
    ]);
    const now = this.clock.now();
    const person = (id: string) => ({ id, name: names.get(id) ?? '' });
    return approvals.map((approval) => {
      const { id, kind, amount, reason, status, refusalReason, memberId, decidedById } = approval;
      const refusal = whyNotDecide(approval, viewer.id, approver, now);
      const { title = '', facts = [], link = null } = described.get(id) ?? {};
      return {
        ...{ id, kind, title, link, amount, reason, status, refusalReason, facts: [...facts] },
        kindName: this.kinds.get(kind).name,
        member: memberId ? person(memberId) : null,
        proposedBy: person(approval.proposedById),
        proposedAt: approval.proposedAt.toISOString(),
        expiresAt: approval.expiresAt.toISOString(),
        decidedBy: decidedById ? person(decidedById) : null,
        decidedAt: approval.decidedAt?.toISOString() ?? null,
        mayDecide: refusal === null,
        whyNotDecide: status === 'proposed' && refusal ? errorCatalogue[refusal][1] : null,
        mayTakeBack: whyNotTakeBack(approval, viewer.id) === null,
      };
    });
  }

  /** By id: each kind describes its own together. */
  private async describe(approvals: readonly Approval[]): Promise<Map<string, ActDescription>> {
    const described = new Map<string, ActDescription>();
    for (const kind of this.kinds.all) {
      const acts = approvals.filter((one) => one.kind === kind.kind).map((one) => actOf(one, kind));
      if (acts.length === 0) continue;
      const descriptions = await kind.describe(this.sql, acts);
      for (const [index, { id }] of acts.entries()) {
        described.set(id, descriptions[index] as ActDescription);
      }
    }
    return described;
  }
}

const seenBy = ({ id, role }: Actor) => (role === 'admin' ? {} : { proposedById: id });
