import { addDays, type Day } from '../../../src/kernel/day.js';
import { phoneNumber, phoneOf } from '../../model/phones.js';
import { type Calls } from '../calls.js';
import { isAcknowledged } from '../client.js';
import { type Member } from '../fixtures.js';
import { type ChangeView, type Course, type Parties, type RentalView, Turns } from './course.js';

type Answer = 'accept' | 'refuse' | 'withdraw' | 'silence';

/** Who asks for another last day, what becomes of it, and what pays for an extension. */
type Way =
  | 'none'
  | { kind: 'extension'; answer: Answer; paidBy: 'wallet' | 'phone' | 'nobody' }
  | { kind: 'shortening'; by: 'renter' | 'owner'; answer: Answer };

const ways: readonly Way[] = [
  { kind: 'extension', answer: 'accept', paidBy: 'phone' },
  { kind: 'shortening', by: 'renter', answer: 'accept' },
  'none',
  { kind: 'extension', answer: 'accept', paidBy: 'wallet' },
  { kind: 'extension', answer: 'refuse', paidBy: 'nobody' },
  { kind: 'shortening', by: 'owner', answer: 'accept' },
  { kind: 'extension', answer: 'accept', paidBy: 'nobody' },
  { kind: 'shortening', by: 'owner', answer: 'refuse' },
  { kind: 'extension', answer: 'withdraw', paidBy: 'nobody' },
  { kind: 'extension', answer: 'silence', paidBy: 'nobody' },
];

/** How rentals become longer, for a payment, or shorter. */
export class Changes implements Course {
  private readonly ways: Turns<Way>;

  constructor(
    private readonly calls: Calls,
    firstTurn: number,
  ) {
    this.ways = new Turns(ways, firstTurn);
  }

  async look(rental: RentalView, parties: Parties): Promise<void> {
    const { id, status } = rental;
    if (!['acceptée', 'en cours'].includes(status) || this.ways.has(id)) return;
    const way = this.ways.of(id);
    if (way === 'none') return;
    const isExtension = way.kind === 'extension';
    const by = isExtension ? 'renter' : way.by;
    const newEnd = addDays(rental.end_date as Day, isExtension ? 1 : -1);
    const change = await this.ask(id, parties, { by, kind: way.kind, newEnd });
    if (change?.new_end_date !== newEnd) return;
    const isAccepted = await this.answer(id, parties, change, { ...way, by });
    if (isAccepted && isExtension) await this.payFor(parties.renter, change, way.paidBy);
  }

  private async ask(
    rentalId: string,
    parties: Parties,
    { by, kind, newEnd }: { by: 'renter' | 'owner'; kind: string; newEnd: Day },
  ): Promise<ChangeView | null> {
    const { client, told } = this.calls;
    const body = { kind, new_end_date: newEnd, reason: 'Le chantier dure' };
    const call = { as: parties[by], body };
    const asked = await client.mutate<RentalView>(`/api/rentals/${rentalId}/changes`, call);
    if (!isAcknowledged(asked.status)) return null;
    told.asks.push({ rentalId, by, newEnd });
    return asked.body.change;
  }

  /** @returns whether it was accepted */
  private async answer(
    rentalId: string,
    parties: Parties,
    { id }: ChangeView,
    { by, answer, kind }: { by: 'renter' | 'owner'; answer: Answer; kind: string },
  ): Promise<boolean> {
    if (answer === 'silence') return false;
    const other = by === 'renter' ? 'owner' : 'renter';
    const as = parties[answer === 'withdraw' ? by : other];
    const path = `/api/rentals/${rentalId}/changes/${id}/${answer}`;
    const from = this.calls.now();
    const { status } = await this.calls.client.mutate(path, { as, body: {} });
    const { told } = this.calls;
    const asked = { from, until: this.calls.now() };
    if (answer === 'accept') told.objects.acceptances.push({ rentalId, changeId: id, ...asked });
    if (!isAcknowledged(status)) return false;
    told.transitions.push({ rentalId, events: [`${answer}-${kind}`] });
    return answer === 'accept';
  }

  private async payFor(
    renter: Member,
    { id, amount: total, old_end_date: oldEnd, new_end_date: newEnd }: ChangeView,
    paidBy: 'wallet' | 'phone' | 'nobody',
  ): Promise<void> {
    if (paidBy === 'nobody') return;
    const walletAmount = paidBy === 'wallet' ? total : 0;
    const phone = phoneOf(phoneNumber('001'));
    const body = {
      changeId: id,
      totalPrice: total,
      walletAmount,
      ...(paidBy === 'phone' && phone),
    };
    await this.calls.pay('/api/payment/extension', renter, body, {
      purpose: 'extension',
      amount: total - walletAmount,
      walletAmount,
      extension: { id, oldEnd, newEnd },
    });
  }
}
