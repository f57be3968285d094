import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import type { Rental } from '../../../../platform/database/generated/client.js';
import { Users } from '../../../accounts/index.js';
import { ApprovalKinds, Approvals, type WaitingAct } from '../../../approvals/index.js';
import { possibleEvents } from '../../domain/rental-lifecycle.js';
import { rentalPolicy } from '../../rental-policy.js';
import { factsOf } from '../../rental-record.js';
import type { StaffRentalView } from '../../rentals.schema.js';
import { eventsOf, isAsProposed, requestSchema } from './kinds.js';

/** Decisions about rentals that wait for a second person, as long as they can still be carried out. */
@Injectable()
export class WaitingDecisions {
  constructor(
    private readonly approvals: Approvals,
    private readonly kinds: ApprovalKinds,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** By rental; those without one are left out. */
  async listOf(rentals: readonly Rental[]): Promise<Map<string, WaitingAct>> {
    const now = this.clock.now();
    const possible = new Map(
      rentals.map((rental) => [
        rental.id,
        possibleEvents(factsOf(rental), 'staff', now, rentalPolicy),
      ]),
    );
    const open = [...possible].filter(([, events]) => events.length > 0).map(([id]) => id);
    const acts = await this.approvals.listWaiting(open);
    const byId = new Map(rentals.map((rental) => [rental.id, rental]));
    const live = acts.filter(({ kind, subjectId, request }) => {
      const rental = byId.get(subjectId);
      const isPossible = eventsOf(kind).some((event) => possible.get(subjectId)?.includes(event));
      return rental && isPossible && isAsProposed(requestSchema.parse(request), rental);
    });
    return new Map(live.map((act) => [act.subjectId, act]));
  }

  /** What staff read of it. */
  async describe(rental: Rental): Promise<StaffRentalView['waiting']> {
    const act = (await this.listOf([rental])).get(rental.id);
    if (!act) return null;
    const names = await this.users.listNames([act.proposedById]);
    return {
      approval_id: act.id,
      kind_name: this.kinds.get(act.kind).name,
      proposed_by: names.get(act.proposedById) ?? '',
    };
  }
}
