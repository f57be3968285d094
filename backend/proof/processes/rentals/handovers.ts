import { handedOver, objections } from '../../model/steps.js';
import type { Calls } from '../calls.js';
import { isAcknowledged } from '../client.js';
import { type Course, type Parties, type RentalView, Turns } from './course.js';

type Code = 'right' | 'wrong';
type Objection = { by: 'renter' | 'owner'; answer: 'admit' | 'deny' | 'silence' };
/** The codes that an owner enters, one after the other, or who says that there was no handover. */
type Way = readonly Code[] | Objection;

const wrongOnes = (count: number) => Array<Code>(count).fill('wrong');

const ways: readonly Way[] = [
  ['right'],
  { by: 'renter', answer: 'deny' },
  [...wrongOnes(2), 'right'],
  { by: 'owner', answer: 'silence' },
  ['right', 'right'],
  { by: 'renter', answer: 'silence' },
  [],
  { by: 'owner', answer: 'deny' },
  // Too many: the code is locked.
  [...wrongOnes(5), 'right'],
  { by: 'owner', answer: 'admit' },
  { by: 'renter', answer: 'admit' },
];

/** How objects change hands, and what their parties say when they do not. */
export class Handovers implements Course {
  private readonly ways: Turns<Way>;

  constructor(
    private readonly calls: Calls,
    firstTurn: number,
  ) {
    this.ways = new Turns(ways, firstTurn);
  }

  async look(rental: RentalView, parties: Parties): Promise<void> {
    const { id, status, handover_status: handover } = rental;
    if (status !== 'en cours' || handover !== 'none' || this.ways.has(id)) return;
    await this.photograph(rental, parties);
    const way = this.ways.of(id);
    if ('by' in way) await this.object(rental, parties, way);
    else for (const code of way) await this.enter(rental, parties, code);
  }

  private async photograph({ id: rentalId }: RentalView, { renter, owner }: Parties) {
    for (const as of [renter, owner]) {
      const photos = as.photos.splice(0, 1);
      await this.calls.takeStep({ as, rentalId, event: 'photograph-handover' }, { photos });
    }
  }

  private async enter(
    { id: rentalId, handover_code: right }: RentalView,
    { owner }: Parties,
    which: Code,
  ): Promise<void> {
    if (right === null) return;
    const other = `${(Number(right) + 1) % 10_000}`.padStart(4, '0');
    const code = which === 'right' ? right : other;
    const call = { as: owner, body: { code } };
    const { status } = await this.calls.client.mutate(`/api/rentals/${rentalId}/hand-over`, call);
    if (isAcknowledged(status)) this.calls.told.transitions.push({ rentalId, events: handedOver });
  }

  private async object({ id: rentalId }: RentalView, parties: Parties, { by, answer }: Objection) {
    const { report, ...answers } = objections[by];
    const other = parties[by === 'renter' ? 'owner' : 'renter'];
    await this.calls.takeStep({ as: parties[by], rentalId, event: report });
    if (answer === 'silence') return;
    await this.calls.takeStep({ as: other, rentalId, event: answers[answer] });
  }
}
