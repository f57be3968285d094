import type { Told } from '../histories/told.js';
import { type Client, isAcknowledged } from './client.js';
import type { Fixtures, Person } from './fixtures.js';
import type { Plan } from './plan.js';
import { until } from './until.js';

interface RentalView {
  id: string;
  status: string;
  return_status: string;
  owner_id: string;
  /** XAF. */
  deposit: number;
}

/** How the return of a rental goes: the claims, of those that have a deposit. */
const ways = [
  'confirmed',
  'agreed',
  'silent',
  'offered',
  'refused',
  'unanswered',
  'forgotten',
] as const;
type Way = (typeof ways)[number];

/** Who asks for what has been done already, by whomever, is told that it is done. */
const cancellations = ['cancel-request', 'cancel', 'cancel-late', 'cancel-by-owner'];
const refusals = ['refuse', 'expire', 'supersede'];

/** How long a renter waits for the decision of a payment before the next call, in ms. */
const decisionTimeoutMs = 2_500;

/** The calls of members about their rentals; keeps what was acknowledged. */
export class RentalWorkload {
  private answered = 0;
  private readonly seen = new Set<string>();
  private readonly returned = new Map<string, Way>();

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
   * Every rental that has begun since is started and takes one of the ways in which a return can go, in
   * turn. Members answer claims and offers, and an admin decides what they leave to staff.
   */
  async returnItems(): Promise<void> {
    const { renters, unverified } = this.fixtures;
    for (const renter of [...renters, ...unverified]) {
      const { body } = await this.client.call<RentalView[]>(`/rentals/user/${renter.id}`, {
        as: renter,
      });
      for (const rental of body) {
        if (rental.status === 'en cours' && !this.returned.has(rental.id)) {
          const way = ways[this.returned.size % ways.length] as Way;
          this.returned.set(rental.id, way);
          await this.updateStatus(renter, rental.id, 'en cours', ['start']);
          await this.giveBack(renter, rental, way);
        }
        await this.answerClaims(renter, rental);
      }
    }
    await this.shareDeposits();
  }

  private async giveBack(renter: Person, { id, deposit, owner_id }: RentalView, way: Way) {
    const owner = this.fixtures.owners.find((one) => one.id === owner_id);
    if (!owner || way === 'forgotten') return;
    await this.takeStep(renter, id, 'declare-return');
    if (way === 'confirmed') await this.takeStep(owner, id, 'confirm-return');
    const photo = owner.photos.pop();
    if (deposit > 0 && photo && way !== 'confirmed' && way !== 'silent') {
      await this.takeStep(owner, id, 'contest-return', {
        amount: Math.ceil(deposit / 3),
        photos: [photo],
      });
    }
  }

  /** What a renter says to a claim, and its owner to an offer, where the way says that they do. */
  private async answerClaims(renter: Person, rental: RentalView): Promise<void> {
    const { id, return_status, owner_id, deposit } = rental;
    const way = this.returned.get(id);
    const owner = this.fixtures.owners.find((one) => one.id === owner_id);
    if (return_status === 'contested' && way === 'agreed') {
      await this.takeStep(renter, id, 'accept-claim');
    }
    if (return_status === 'contested' && (way === 'offered' || way === 'refused')) {
      await this.takeStep(renter, id, 'counter-claim', { amount: Math.floor(deposit / 7) });
      const reply = way === 'offered' ? 'accept-offer' : 'refuse-offer';
      if (owner) await this.takeStep(owner, id, reply);
    }
  }

  private async shareDeposits(): Promise<void> {
    const { admin } = this.fixtures;
    const path = '/api/admin/rentals';
    const { body } = await this.client.call<RentalView[]>(`${path}?disputed=true`, { as: admin });
    for (const { id, deposit } of body) {
      const said = { amount: Math.floor(deposit / 2) };
      await this.takeStep(admin, id, 'share-deposit', said, `${path}/${id}/share-deposit`);
    }
  }

  private async takeStep(
    as: Person,
    rentalId: string,
    event: string,
    said: { amount?: number; photos?: string[] } = {},
    path = `/api/rentals/${rentalId}/${event}`,
  ): Promise<void> {
    const body = { reason: 'Le mandrin est fendu', ...said };
    const { status } = await this.client.mutate(path, { as, body });
    if (!isAcknowledged(status)) return;
    const { amount } = said;
    const told = { rentalId, events: [event], ...(amount !== undefined && { amount }) };
    this.told.transitions.push(told);
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
