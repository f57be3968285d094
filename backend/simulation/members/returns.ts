import type { Told } from '../../histories/told.js';
import type { Chance } from '../chance.js';
import type { Server } from '../database/server.js';
import { hourMs } from '../durations.js';
import type { World } from '../world.js';
import type { Calls } from './calls.js';
import { isAcknowledged, type Person } from './client.js';
import type { Fixtures } from './fixtures.js';

export interface RentalRow {
  id: string;
  renter: string;
  owner: string;
  /** XAF. */
  deposit: number;
  start: string;
  end: string;
}

type Dispute = Pick<RentalRow, 'id' | 'renter' | 'owner' | 'deposit'>;

/** What is said with a step of a return; the amount in XAF. */
interface Said {
  amount?: number;
  photos?: string[];
}

/** How objects come back, and what parties and staff make of their deposits. */
export class Returns {
  private readonly chance: Chance;

  constructor(
    private readonly world: World,
    private readonly calls: Calls,
    private readonly fixtures: Fixtures,
    private readonly told: Told,
    private readonly server: Server,
  ) {
    this.chance = world.chance;
  }

  /** The return of a rental, as far as its parties are concerned. */
  plan({ id, renter, owner, deposit, end }: RentalRow): void {
    const { chance } = this;
    const over = Date.parse(`${end}T00:00:00+01:00`) - this.world.timeline.now;
    const soon = () => chance.integer(0, chance.happens(0.7) ? 400 : 20_000);
    const back = over + chance.integer(-12, 40) * hourMs;
    const declares = chance.happens(0.6);
    if (declares) this.calls.at(back, () => this.return({ id: renter }, id, 'declare-return'));
    if (!declares || chance.happens(0.5)) {
      const after = chance.happens(0.3) ? soon() : chance.integer(1, 50) * hourMs;
      if (chance.happens(0.5)) {
        this.calls.at(back + after, () => this.return({ id: owner }, id, 'confirm-return'));
      }
    }
    if (chance.happens(0.4)) this.dispute({ id, renter, owner, deposit }, back);
    if (chance.happens(0.25)) {
      const at = back + chance.integer(0, 30) * hourMs;
      this.calls.at(at, () => this.return({ id: owner }, id, 'claim-late-fee'));
      this.calls.at(at + chance.integer(0, 40) * hourMs, () =>
        this.return({ id: renter }, id, 'accept-claim'),
      );
    }
    if (chance.happens(0.15)) {
      const at = back + chance.integer(0, 30) * hourMs;
      this.calls.at(at, () => this.return({ id: owner }, id, 'report-missing'));
    }
  }

  /** Staff share what is left to them, at once. */
  async lookAtDisputes(): Promise<void> {
    const disputes = await this.server.rows<{ id: string; deposit: number }>(
      `select id, security_deposit as deposit from rentals
       where return_status in ('disputed', 'missing') order by id`,
    );
    for (const { id, deposit } of disputes) {
      const amount = this.chance.integer(0, deposit);
      const path = `/api/admin/rentals/${id}/share-deposit`;
      this.calls.at(0, () => this.take(this.fixtures.admin, path, id, 'share-deposit', { amount }));
    }
  }

  /** The owner claims a part of the deposit; both go on as they like, or say nothing. */
  private dispute({ id, renter, owner, deposit }: Dispute, back: number): void {
    const { chance } = this;
    const photo = this.fixtures.owners.find((one) => one.id === owner)?.photos.pop();
    if (deposit === 0 || !photo) return;
    const later = () =>
      chance.happens(0.4) ? chance.integer(0, 300) : chance.integer(1, 60) * hourMs;
    const claimed = chance.integer(1, deposit);
    const offered = chance.integer(0, claimed - 1);
    const claim = { amount: claimed, photos: [photo] };
    const [claimedAt, answeredAt] = [back + later(), back + later() + later()];
    this.calls.at(claimedAt, () => this.return({ id: owner }, id, 'contest-return', claim));
    const answer = chance.pick(['accept', 'offer', 'offer', 'silence'] as const);
    if (answer === 'accept') {
      this.calls.at(answeredAt, () => this.return({ id: renter }, id, 'accept-claim'));
    }
    if (answer === 'offer') {
      const offer = { amount: offered };
      this.calls.at(answeredAt, () => this.return({ id: renter }, id, 'counter-claim', offer));
      const reply = chance.pick(['accept-offer', 'refuse-offer', 'silence'] as const);
      if (reply !== 'silence') {
        this.calls.at(answeredAt + later(), () => this.return({ id: owner }, id, reply));
      }
    }
  }

  private return(as: Person, rentalId: string, event: string, said: Said = {}): Promise<void> {
    return this.take(as, `/api/rentals/${rentalId}/${event}`, rentalId, event, said);
  }

  /** Takes a step of a return; `said` of the deposit. */
  private async take(
    as: Person,
    path: string,
    rentalId: string,
    event: string,
    { amount, photos }: Said,
  ): Promise<void> {
    const body = {
      reason: 'Le mandrin est fendu',
      ...(amount !== undefined && { amount }),
      ...(photos && { photos }),
    };
    const { status } = await this.calls.once({ as, path, body });
    if (!isAcknowledged(status)) return;
    const told = { rentalId, events: [event], ...(amount !== undefined && { amount }) };
    this.told.transitions.push(told);
  }
}
