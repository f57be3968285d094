import type { Calls } from './calls.js';
import { isAcknowledged } from './client.js';
import type { Database } from './database.js';
import type { Fixtures, Member, Person } from './fixtures.js';
import type { Plan } from './plan.js';
import { AnswersBySms } from './rentals/answers-by-sms.js';
import { Changes } from './rentals/changes.js';
import type { Course, RentalView } from './rentals/course.js';
import { Handovers } from './rentals/handovers.js';
import { Returns } from './rentals/returns.js';
import { until } from './until.js';

/** Who asks for what has been done already, by whomever, is told that it is done. */
const cancellations = ['cancel-request', 'cancel', 'cancel-late', 'cancel-by-owner'];
const refusals = ['refuse', 'expire', 'supersede'];

/** How long a renter waits for the decision of a payment before the next call, in ms. */
const decisionTimeoutMs = 2_500;
/** One history goes on about where the one before ended, so that a run comes to every way. */
const turnsOfHistory = 7;

/** The calls of members about their rentals; keeps what was acknowledged. */
export class RentalWorkload {
  private answered = 0;
  private readonly seen = new Set<string>();
  private readonly courses: readonly Course[];
  private readonly sms: AnswersBySms;

  /** @param history its number in the run */
  constructor(
    private readonly calls: Calls,
    private readonly fixtures: Fixtures,
    database: Database,
    history: number,
  ) {
    this.sms = new AnswersBySms(calls.client, database);
    const firstTurn = history * turnsOfHistory;
    this.courses = [Changes, Handovers, Returns].map((One) => new One(calls, firstTurn));
  }

  /** Every owner lists the requests and answers those not seen before, as planned. */
  async answerRequests(answers: Plan['answers']): Promise<void> {
    for (const owner of this.fixtures.owners) {
      const { body } = await this.calls.client.call<RentalView[]>('/api/rentals', { as: owner });
      for (const { id, status } of body) {
        if (status !== 'en attente' || this.seen.has(id)) continue;
        this.seen.add(id);
        const answer = answers[this.answered++ % answers.length];
        if (!answer || answer === 'leave') continue;
        if (await this.answerBySms(id, answer)) continue;
        if (answer === 'accept') await this.accept(owner, id);
        else await this.updateStatus(owner, id, 'refusée', refusals);
      }
    }
  }

  /** The parties of every rental do what is theirs to do on this day, and staff what is left to them. */
  async takeSteps(): Promise<void> {
    const { renters, unverified } = this.fixtures;
    for (const renter of [...renters, ...unverified]) {
      for (const rental of await this.rentalsOf(renter)) {
        const owner = this.fixtures.owners.find(({ id }) => id === rental.owner_id);
        if (!owner) continue;
        for (const course of this.courses) await course.look(rental, { renter, owner });
      }
    }
    await this.decide();
  }

  private async rentalsOf(renter: Member): Promise<RentalView[]> {
    const call = { as: renter };
    return (await this.calls.client.call<RentalView[]>(`/rentals/user/${renter.id}`, call)).body;
  }

  private async decide(): Promise<void> {
    const { admin: as } = this.fixtures;
    const path = '/api/admin/rentals';
    const call = { as };
    const { body } = await this.calls.client.call<RentalView[]>(`${path}?disputed=true`, call);
    for (const [index, { id: rentalId, rent, deposit, handover_status }] of body.entries()) {
      if (handover_status === 'disputed') {
        const handedOver = index % 2 === 1;
        const event = handedOver ? 'confirm-handover' : 'cancel-handover';
        const step = { as, rentalId, event, path: `${path}/${rentalId}/decide-handover` };
        const keptRent = Math.floor(rent / 3);
        await this.calls.takeStep(step, { handedOver, ...(!handedOver && { keptRent }) });
      } else {
        const step = { as, rentalId, event: 'share-deposit' };
        const amount = Math.floor(deposit / 2);
        await this.calls.takeStep(
          { ...step, path: `${path}/${rentalId}/share-deposit` },
          { amount },
        );
      }
    }
  }

  /** A renter cancels as soon as the payment is decided, or not at all when that takes long. */
  async cancel(renter: Person, paymentId: string): Promise<void> {
    const path = `/api/payment/${paymentId}`;
    const call = { as: renter };
    let rentalId: string | null = null;
    await until(async () => {
      const { body } = await this.calls.client.call<{ rental_id: string | null }>(path, call);
      rentalId = body.rental_id;
      return rentalId !== null;
    }, decisionTimeoutMs);
    if (rentalId) await this.updateStatus(renter, rentalId, 'annulée', cancellations);
  }

  private async accept(owner: Person, rentalId: string): Promise<void> {
    const from = this.calls.now();
    await this.updateStatus(owner, rentalId, 'acceptée', ['accept']);
    const { acceptances } = this.calls.told.objects;
    acceptances.push({ rentalId, changeId: null, from, until: this.calls.now() });
  }

  /** @returns whether an SMS had told of the request */
  private async answerBySms(rentalId: string, answer: 'accept' | 'refuse'): Promise<boolean> {
    const from = this.calls.now();
    const outcome = await this.sms.answer(rentalId, answer === 'accept' ? 'OUI' : 'NON');
    const { transitions, objects } = this.calls.told;
    if (outcome === 'accepted') {
      transitions.push({ rentalId, events: ['accept'] });
      objects.acceptances.push({ rentalId, changeId: null, from, until: this.calls.now() });
    }
    if (outcome === 'refused') transitions.push({ rentalId, events: refusals });
    return outcome !== null;
  }

  private async updateStatus(
    as: Person,
    rentalId: string,
    status: string,
    events: string[],
  ): Promise<void> {
    const body = { rental_id: rentalId, status };
    const call = { as, method: 'PUT', body } as const;
    const answer = await this.calls.client.mutate('/api/rentals/update-status', call);
    if (isAcknowledged(answer.status)) this.calls.told.transitions.push({ rentalId, events });
  }
}
