import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Users } from '../accounts/index.js';
import {
  type CorrectionFacts,
  correctionApproved,
  correctionExpired,
  correctionProposed,
  correctionRefused,
} from '../corrections/index.js';
import { DomainEvents, type EventContext } from '../events/index.js';
import {
  correctionApprovedEmail,
  correctionExpiredEmail,
  correctionProposedEmail,
  correctionRefusedEmail,
  type NamedCorrection,
} from './emails/correction.emails.js';
import { Notifier } from './notifier.js';

/** Tells admins of corrections that wait for one of them, and who proposed one what became of it. */
@Injectable()
export class CorrectionNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly users: Users,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(correctionProposed, async ({ facts }, context) => {
      const { userId, proposedById } = facts;
      const correction = await this.named(facts, context);
      await this.notifier.mailAdmins(
        context,
        [userId, proposedById],
        (name) => correctionProposedEmail(name, correction),
        [userId, proposedById],
      );
    });
    this.events.on(correctionApproved, async ({ facts }, context) => {
      const correction = await this.named(facts, context, facts.decidedById);
      await this.tellProposer(facts, context, (name) => correctionApprovedEmail(name, correction));
    });
    this.events.on(correctionRefused, async ({ facts }, context) => {
      const correction = await this.named(facts, context, facts.decidedById);
      await this.tellProposer(facts, context, (name) =>
        correctionRefusedEmail(name, correction, facts.refusalReason),
      );
    });
    this.events.on(correctionExpired, async ({ facts }, context) => {
      const correction = await this.named(facts, context);
      await this.tellProposer(facts, context, (name) => correctionExpiredEmail(name, correction));
    });
  }

  private async tellProposer(
    { userId, proposedById }: CorrectionFacts,
    context: EventContext,
    emailFor: Parameters<Notifier['mailColleague']>[2],
  ): Promise<void> {
    await this.notifier.mailColleague(context, proposedById, emailFor, [userId]);
  }

  private async named(
    { userId, proposedById, ...facts }: CorrectionFacts,
    { tx, event }: EventContext,
    decidedById = proposedById,
  ): Promise<NamedCorrection> {
    const names = await this.users.listNames([userId, proposedById, decidedById], tx);
    const nameOf = (id: string) => names.get(id) ?? '';
    return {
      ...facts,
      id: event.subjectId,
      member: nameOf(userId),
      proposer: nameOf(proposedById),
      decider: nameOf(decidedById),
    };
  }
}
