import { hourMs, hoursAfter } from '../../src/kernel/duration.js';
import { formatNumber } from '../../src/kernel/phone-number.js';
import type { MobileOperator } from '../../src/platform/database/generated/enums.js';
import { Lottery, type Random } from './random.js';
import type { Rows } from './rows.js';
import type { Span } from './span.js';
import { firstNames, quartiers, surnames } from './words/people.js';

/** No address of theirs exists: `.example` is reserved. */
export const emailDomain = 'genere.loka.example';

export interface Member {
  id: string;
  name: string;
  place: string;
  joinedAt: Date;
  /** Where they pay from and, once it is confirmed, are paid out to. */
  operator: MobileOperator;
  phoneNumber: string;
  /** When the number may receive withdrawals; null for those who never confirmed it. */
  receivesFrom: Date | null;
}

const places = new Lottery(quartiers);
const beginnings: Record<MobileOperator, readonly string[]> = {
  airtel: ['077', '074', '076'],
  moov: ['066', '065', '060'],
};
/** The share of members whom Airtel serves, of those who lend, and of all who can be paid out. */
const shares = { airtel: 0.62, owners: 0.2, receiving: 0.3 };
/** Of those who can lend, most lend little: the exponent of how unequally objects are spread. */
const ownersSkew = 2.2;

/** People who joined one after the other, most of them lately. */
export class Members {
  private readonly all: Member[] = [];
  private readonly owners: Member[] = [];

  constructor(
    private readonly count: number,
    private readonly span: Span,
    private readonly random: Random,
    private readonly rows: Rows,
    private readonly settings: { passwordHash: string; newNumberHours: number },
  ) {}

  /** Lets those join who had by an instant. */
  joinUntil(instant: Date): void {
    const joined = Math.ceil(this.count * this.span.joinedBy(instant));
    while (this.all.length < joined) this.join(this.span.joinsAt(this.all.length / this.count));
  }

  anybody(): Member {
    return this.all[this.random.skewed(this.all.length, 1.4)] as Member;
  }

  /** An owner; a few of them own much. */
  anOwner(): Member {
    return this.owners[this.random.skewed(this.owners.length, ownersSkew)] as Member;
  }

  private join(joinedAt: Date): void {
    const { random, rows, settings } = this;
    const number = this.all.length + 1;
    const isOwner = number <= 3 || random.chance(shares.owners);
    const isReceiving = isOwner || random.chance(shares.receiving);
    const operator = random.chance(shares.airtel) ? 'airtel' : 'moov';
    // Endings up to 029 are kept for those with a meaning of their own at the simulated gateway.
    const ending =
      `${random.below(1000)}`.padStart(3, '0') + `${30 + random.below(970)}`.padStart(3, '0');
    const phoneNumber = random.pick(beginnings[operator]) + ending;
    const confirmedAt = new Date(joinedAt.getTime() + random.between(0.2, 30) * hourMs);
    const id = random.uuid();
    const firstName = random.pick(firstNames);
    const surname = random.pick(surnames);
    const member: Member = {
      id,
      name: `${firstName} ${surname}`,
      place: places.draw(random),
      joinedAt,
      operator,
      phoneNumber,
      receivesFrom: isReceiving ? hoursAfter(confirmedAt, settings.newNumberHours) : null,
    };
    rows.add('users', {
      id: member.id,
      name: member.name,
      email: `${addressOf(firstName)}.${addressOf(surname)}.${number}@${emailDomain}`,
      password_hash: settings.passwordHash,
      phone: formatNumber(phoneNumber),
      city: member.place.split(', ').at(-1) ?? null,
      email_confirmed_at: joinedAt,
      verification_status: isOwner || random.chance(0.25) ? 2 : 0,
      terms_accepted_at: joinedAt,
      created_at: joinedAt,
    });
    if (isReceiving) {
      rows.add('payout_methods', {
        id: random.uuidAt(joinedAt),
        user_id: member.id,
        operator,
        phone_number: phoneNumber,
        preferred: true,
        confirmed_at: confirmedAt,
        created_at: joinedAt,
      });
    }
    this.all.push(member);
    if (isOwner) this.owners.push(member);
  }
}

/** A name as the part of an address: without accents, small letters. */
function addressOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z-]/g, '')
    .toLowerCase();
}
