import type { Told } from '../histories/told.js';
import { type Client, isAcknowledged } from './client.js';
import type { Fixtures, Person } from './fixtures.js';
import type { Plan } from './plan.js';
import { until } from './until.js';

interface RentalView {
  id: string;
  status: string;
}

/** Who asks for what has been done already, by whomever, is told that it is done. */
const cancellations = ['cancel-request', 'cancel', 'cancel-by-owner'];
const refusals = ['refuse', 'expire', 'supersede'];

/** How long a renter waits for the decision of a payment before the next call, in ms. */
const decisionTimeoutMs = 2_500;

/** The calls of members about their rentals; keeps what was acknowledged. */
export class RentalWorkload {
  private answered = 0;
  private readonly seen = new Set<string>();
  private readonly returned = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly fixtures: Fixtures,
    private readonly told: Told,
  ) {}

  /** Every owner lists the requests and answers those not seen before, as planned. */
  async answerRequests(answers: Plan['answers']): Promise<void> {
    for (const owner of this.fixtures.owners) {
      const { body } = await this.client.call<RentalView[]>('/api/rentals', { as: owner });
      for (const { id, status } of body) {
        if (status !== 'en attente' || this.seen.has(id)) continue;
        this.seen.add(id);
        const answer = answers[this.answered++ % answers.length];
        if (answer === 'accept') await this.updateStatus(owner, id, 'acceptée', ['accept']);
        if (answer === 'refuse') await this.updateStatus(owner, id, 'refusée', refusals);
      }
    }
  }

  /**
   * Every rental that has begun since is started and its return declared; every other owner confirms
   * it, the rest say nothing.
   */
  async returnItems(): Promise<void> {
    const { renters, unverified } = this.fixtures;
    for (const renter of [...renters, ...unverified]) {
      const { body } = await this.client.call<RentalView[]>(`/rentals/user/${renter.id}`, {
        as: renter,
      });
      const running = body.filter(
        ({ id, status }) => status === 'en cours' && !this.returned.has(id),
      );
      for (const { id } of running) {
        this.returned.add(id);
        await this.updateStatus(renter, id, 'en cours', ['start']);
        await this.updateReturn(renter, id, 'declare-return');
        const owner = await this.ownerOf(id, renter);
        if (owner && this.returned.size % 2 === 0)
          await this.updateReturn(owner, id, 'confirm-return');
      }
    }
  }

  private async ownerOf(rentalId: string, renter: Person): Promise<Person | undefined> {
    const { body } = await this.client.call<{ owner_id: string }>(`/api/rentals/${rentalId}`, {
      as: renter,
    });
    return this.fixtures.owners.find(({ id }) => id === body.owner_id);
  }

  private async updateReturn(as: Person, rentalId: string, event: string): Promise<void> {
    const { status } = await this.client.mutate(`/api/rentals/${rentalId}/${event}`, {
      as,
      body: {},
    });
    if (isAcknowledged(status)) {
      this.told.transitions.push({ rentalId, events: [event] });
    }
  }

  /** A renter cancels as soon as the payment is decided, or not at all when that takes long. */
  async cancel(renter: Person, paymentId: string): Promise<void> {
    const find = () =>
      this.client.call<{ rental_id: string | null }>(`/api/payment/${paymentId}`, { as: renter });
    let rentalId: string | null = null;
    await until(async () => {
      rentalId = (await find()).body.rental_id;
      return rentalId !== null;
    }, decisionTimeoutMs);
    if (rentalId) await this.updateStatus(renter, rentalId, 'annulée', cancellations);
  }

  private async updateStatus(
    as: Person,
    rentalId: string,
    status: string,
    events: string[],
  ): Promise<void> {
    const body = { rental_id: rentalId, status };
    const call = { as, method: 'PUT', body } as const;
    const answer = await this.client.mutate('/api/rentals/update-status', call);
    if (isAcknowledged(answer.status)) {
      this.told.transitions.push({ rentalId, events });
    }
  }
}
