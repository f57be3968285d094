import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, type EventContext } from '../events/index.js';
import {
  type IncidentFacts,
  incidentDeclared,
  incidentEnded,
  incidentForgotten,
  incidentProposed,
} from '../incidents/index.js';
import { PaymentsUnderWay } from '../payments/index.js';
import { type AwaitedExtension, AwaitedExtensions } from '../rentals/index.js';
import {
  incidentDeclaredEmail,
  incidentEndedEmail,
  incidentForgottenEmail,
  incidentProposedEmail,
  type MemberConcerned,
} from './emails/incident.emails.js';
import { Notifier } from './notifier.js';

/**
 * Tells members whose money is on its way through an operator that is down, and those whose time to pay
 * stands still: each once when it begins and once when it ends. Asks staff, and reminds them.
 */
@Injectable()
export class IncidentNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
    private readonly payments: PaymentsUnderWay,
    private readonly extensions: AwaitedExtensions,
  ) {}

  onModuleInit(): void {
    this.events.on(incidentProposed, ({ facts }, context) =>
      this.notifier.mailStaff(context, (name) => incidentProposedEmail(name, facts)),
    );
    this.events.on(incidentForgotten, ({ facts }, context) =>
      this.notifier.mailStaff(context, (name) => incidentForgottenEmail(name, facts)),
    );
    this.events.on(incidentDeclared, async ({ facts }, context) => {
      const payers = await this.payments.listMembers(context.tx, facts.operator);
      const awaited = await this.extensions.list(context.tx);
      const members = concerned(
        payers,
        awaited.filter(({ isPaused }) => isPaused),
      );
      await this.tell(context, members, facts, incidentDeclaredEmail);
    });
    this.events.on(incidentEnded, async ({ facts }, context) => {
      const { operator, knownAt } = facts;
      const payers = await this.payments.listMembers(context.tx, operator, new Date(knownAt));
      const awaited = await this.extensions.list(context.tx);
      const members = concerned(
        payers,
        awaited.filter(({ isPaused, isMoved }) => isMoved && !isPaused),
      );
      await this.tell(context, members, facts, incidentEndedEmail);
    });
  }

  private async tell(
    context: EventContext,
    members: Map<string, MemberConcerned>,
    incident: IncidentFacts,
    emailFor: typeof incidentDeclaredEmail,
  ): Promise<void> {
    for (const [userId, member] of members)
      await this.notifier.send(context, userId, (name) => emailFor(name, incident, member));
  }
}

/** Each member once, with all that concerns them. */
function concerned(
  payers: readonly string[],
  awaited: readonly AwaitedExtension[],
): Map<string, MemberConcerned> {
  const members = new Map<string, MemberConcerned>();
  const of = (id: string) => members.get(id) ?? { hasPayment: false, extensions: [] };
  for (const id of payers) members.set(id, { ...of(id), hasPayment: true });
  for (const extension of awaited) {
    const { renterId } = extension;
    const { extensions, ...member } = of(renterId);
    members.set(renterId, { ...member, extensions: [...extensions, extension] });
  }
  return members;
}
