import type { Cast, Person } from './cast.js';
import { type Client, isDone } from './client.js';
import type { Plan } from './plan.js';
import type { Promises } from './promises.js';
import { until } from './until.js';

interface RentalView {
  id: string;
  status: string;
}

/** How long a renter waits for the decision before doing what comes next. */
const waitMs = 2_500;

/** What members do with their rentals; what is acknowledged is kept as a promise. */
export class RentalActs {
  private answered = 0;
  private readonly seen = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly cast: Cast,
    private readonly promises: Promises,
  ) {}

  /** Every owner looks at the requests, and answers those not seen before. */
  async answerRequests(answers: Plan['answers']): Promise<void> {
    for (const owner of this.cast.owners) {
      const { body } = await this.client.call<RentalView[]>('/api/rentals', { as: owner });
      for (const { id, status } of body) {
        if (status !== 'en attente' || this.seen.has(id)) continue;
        this.seen.add(id);
        const answer = answers[this.answered++ % answers.length];
        if (answer === 'accept') await this.moveRental(owner, id, 'acceptée', ['accept']);
        if (answer === 'refuse') await this.moveRental(owner, id, 'refusée', ['refuse']);
      }
    }
  }

  /** The objects lent are taken and brought back; some owners say nothing. */
  async returnObjects(): Promise<void> {
    for (const renter of this.cast.renters) {
      const { body } = await this.client.call<RentalView[]>(`/rentals/user/${renter.id}`, {
        as: renter,
      });
      const lent = body.filter(({ status }) => status === 'en cours');
      for (const [index, { id }] of lent.entries()) {
        await this.moveRental(renter, id, 'en cours', ['start']);
        await this.return(renter, id, 'declare-return');
        const owner = await this.ownerOf(id, renter);
        if (owner && index % 2 === 0) await this.return(owner, id, 'confirm-return');
      }
    }
  }

  private async ownerOf(rentalId: string, renter: Person): Promise<Person | undefined> {
    const { body } = await this.client.call<{ owner_id: string }>(`/api/rentals/${rentalId}`, {
      as: renter,
    });
    return this.cast.owners.find(({ id }) => id === body.owner_id);
  }

  private async return(as: Person, rentalId: string, event: string): Promise<void> {
    const { status } = await this.client.move(`/api/rentals/${rentalId}/${event}`, {
      as,
      body: {},
    });
    if (isDone(status)) this.promises.moves.push({ rentalId, events: [event] });
  }

  /** A renter calls it off as soon as it is paid, unless that takes long. */
  async cancel(renter: Person, paymentId: string): Promise<void> {
    const find = () =>
      this.client.call<{ rental_id: string | null }>(`/api/payment/${paymentId}`, { as: renter });
    let rentalId: string | null = null;
    await until(async () => {
      rentalId = (await find()).body.rental_id;
      return rentalId !== null;
    }, waitMs);
    if (rentalId) await this.moveRental(renter, rentalId, 'annulée', ['withdraw', 'cancel']);
  }

  private async moveRental(
    as: Person,
    rentalId: string,
    status: string,
    events: string[],
  ): Promise<void> {
    const body = { rental_id: rentalId, status };
    const call = { as, method: 'PUT', body } as const;
    const answer = await this.client.move('/api/rentals/update-status', call);
    if (isDone(answer.status)) this.promises.moves.push({ rentalId, events });
  }
}
