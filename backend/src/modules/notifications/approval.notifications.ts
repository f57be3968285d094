import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Users } from '../accounts/index.js';
import {
  type ApprovalFacts,
  Approvals,
  aloneTotalPassed,
  approvalApproved,
  approvalExpired,
  approvalProposed,
  approvalRefused,
} from '../approvals/index.js';
import { DomainEvents, type EventContext } from '../events/index.js';
import { roleKind } from '../roles/index.js';
import {
  aloneTotalEmail,
  approvalApprovedEmail,
  approvalExpiredEmail,
  approvalProposedEmail,
  approvalRefusedEmail,
  type NamedAct,
} from './emails/approval.emails.js';
import { Notifier } from './notifier.js';

/** Tells admins of acts that wait for one of them, and who proposed one what became of it. */
@Injectable()
export class ApprovalNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly approvals: Approvals,
    private readonly users: Users,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(approvalProposed, async ({ facts }, context) => {
      const act = await this.named(facts, context);
      // Of a role who proposed it learns too: a stolen session may have done so.
      const knowsAlready = facts.kind === roleKind ? [] : [facts.proposedById];
      const exceptIds = [...membersOf(facts), ...knowsAlready];
      await this.notifier.sendToAdmins(
        context,
        exceptIds,
        (name) => approvalProposedEmail(name, act),
        membersOf(facts),
      );
    });
    this.events.on(approvalApproved, async ({ facts }, context) => {
      const act = await this.named(facts, context, facts.decidedById);
      await this.tellProposer(facts, context, (name) => approvalApprovedEmail(name, act));
    });
    this.events.on(approvalRefused, async ({ facts }, context) => {
      const act = await this.named(facts, context, facts.decidedById);
      await this.tellProposer(facts, context, (name) =>
        approvalRefusedEmail(name, act, facts.refusalReason),
      );
    });
    this.events.on(approvalExpired, async ({ facts }, context) => {
      const act = await this.named(facts, context);
      await this.tellProposer(facts, context, (name) => approvalExpiredEmail(name, act));
    });
    this.events.on(aloneTotalPassed, async ({ subjectId, facts }, context) => {
      const names = await this.users.listNames([subjectId], context.tx);
      const admin = { id: subjectId, name: names.get(subjectId) ?? '', ...facts };
      await this.notifier.alertAdmins(
        context,
        [subjectId],
        (name) => aloneTotalEmail(name, admin),
        [subjectId],
      );
    });
  }

  private async tellProposer(
    facts: ApprovalFacts,
    context: EventContext,
    emailFor: Parameters<Notifier['mailColleague']>[2],
  ): Promise<void> {
    await this.notifier.mailColleague(context, facts.proposedById, emailFor, membersOf(facts));
  }

  private async named(
    { proposedById, reason }: ApprovalFacts,
    { tx, event: { subjectId } }: EventContext,
    decidedById = proposedById,
  ): Promise<NamedAct> {
    const names = await this.users.listNames([proposedById, decidedById], tx);
    const described = await this.approvals.describe(tx, subjectId);
    return {
      ...{ id: subjectId, reason, ...described },
      proposer: names.get(proposedById) ?? '',
      decider: names.get(decidedById) ?? '',
    };
  }
}

const membersOf = ({ memberId }: ApprovalFacts) => (memberId ? [memberId] : []);
