import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import { nationalNumber } from '../../../kernel/phone-number.js';
import { readAnswer } from '../../../kernel/texts/sms.js';
import { Clock } from '../../../platform/clock.js';
import type { SmsAnswer as ReceivedAnswer } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Users } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { AcceptRental, RefuseRental, Rentals } from '../../rentals/index.js';
import { SmsOutbox } from './sms-outbox.js';
import {
  acceptedAnswerText,
  type FailedAnswer,
  failedAnswerTexts,
  refusedAnswerText,
} from './sms-texts.js';

/** Guesses at a code, and what replies to them may cost. */
const perNumber: Limit = { name: 'sms-answers', max: 20, seconds: 3_600 };

/** Whether its act was refused, as long as something stands against it. */
const isLeftOpen = (outcome: Outcome['outcome']) =>
  outcome === 'not-possible' || outcome === 'object-missing';

/** What an answer may do: of whose request. */
interface Claim {
  rentalId: string;
  userId: string;
}

/** What became of an answer, and which request it answered, if any. */
type Outcome =
  | { outcome: 'accepted' | 'refused'; rentalId: string }
  | { outcome: FailedAnswer | 'ignored' };

/**
 * An owner accepts or refuses a request by SMS. Delivered again, or tried again after a crash, an answer
 * acts once: it claims its code first, and both acts do nothing the second time. What is refused gives the code back:
 * the owner may answer again.
 */
@Injectable()
export class AnswerBySms {
  constructor(
    private readonly transactions: Transactions,
    private readonly db: Db,
    private readonly limits: RateLimits,
    private readonly users: Users,
    private readonly rentals: Rentals,
    private readonly items: Items,
    private readonly acceptRental: AcceptRental,
    private readonly refuseRental: RefuseRental,
    private readonly outbox: SmsOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Every answer that was received some seconds ago and that nobody finished: one that always fails keeps
   * none of the others waiting.
   */
  executeDue(): Promise<number> {
    const receivedAt = { lt: new Date(this.clock.now().getTime() - 30_000) };
    return forEachDue(
      ({ after, limit }) =>
        this.db.smsAnswer.findMany({
          where: { id: { gt: after }, handledAt: null, receivedAt },
          orderBy: { id: 'asc' },
          take: limit,
          select: { id: true },
        }),
      ({ id }) => this.execute(id),
    );
  }

  async execute(id: string): Promise<void> {
    const answer = await this.db.smsAnswer.findUniqueOrThrow({ where: { id } });
    if (answer.handledAt) return;
    const answered = await this.outcomeOf(answer);
    const { outcome } = answered;
    await this.transactions.run(async (tx, afterCommit) => {
      const { count } = await tx.smsAnswer.updateMany({
        where: { id, handledAt: null },
        data: { handledAt: this.clock.now(), outcome },
      });
      const to = nationalNumber(answer.from);
      if (count === 0) return;
      if (isLeftOpen(outcome)) {
        const release = { where: { answerId: id }, data: { answerId: null } };
        await tx.smsRequestCode.updateMany(release);
      }
      if (!to) return;
      const text = await this.textOf(tx, answered);
      if (text === null) return;
      await this.outbox.enqueue(tx, afterCommit, { userId: null, to, text, answerId: id });
    });
  }

  /** What the phone is answered; null for nothing. */
  private async textOf(tx: Tx, answered: Outcome): Promise<string | null> {
    if (!('rentalId' in answered)) {
      return answered.outcome === 'ignored' ? null : failedAnswerTexts[answered.outcome];
    }
    const rental = await this.rentals.find(answered.rentalId, tx);
    if (!rental) throw new Error(`There is no rental ${answered.rentalId}`);
    const { title: itemTitle } = await this.items.getForRental(rental.itemId, tx);
    const { startDate, endDate, rent } = rental;
    const days = { start: fromDate(startDate), end: fromDate(endDate) };
    const textFor = answered.outcome === 'accepted' ? acceptedAnswerText : refusedAnswerText;
    return textFor({ itemTitle, ...days, rent });
  }

  private async outcomeOf(answer: ReceivedAnswer): Promise<Outcome> {
    const from = nationalNumber(answer.from);
    const said = readAnswer(answer.text);
    if (!from || !(await this.limits.allows(perNumber, from))) return { outcome: 'ignored' };
    if (!said) return { outcome: 'not-understood' };
    const claim = await this.transactions.run((tx) => this.claim(tx, answer, from, said.code));
    if (typeof claim === 'string') return { outcome: claim };
    const { rentalId, userId } = claim;
    const actor = await this.users.getActor(userId);
    if (!actor) return { outcome: 'unknown' };
    try {
      const act = said.accepts ? this.acceptRental : this.refuseRental;
      await act.execute(actor, rentalId);
      return { outcome: said.accepts ? 'accepted' : 'refused', rentalId };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status >= 500) throw error;
      return { outcome: error.code === 'object-missing' ? 'object-missing' : 'not-possible' };
    }
  }

  /** Takes a code for one answer alone, while its request waits and its deadline is not past. */
  private async claim(
    tx: Tx,
    { id: answerId, receivedAt }: ReceivedAnswer,
    from: string,
    code: string,
  ): Promise<Claim | FailedAnswer> {
    const [kept] = await tx.$queryRaw<(Claim & { expiresAt: Date; answerId: string | null })[]>`
      select codes.rental_id as "rentalId", codes.user_id as "userId",
        codes.expires_at as "expiresAt", codes.answer_id as "answerId"
      from sms_request_codes codes
      join sms_numbers numbers on numbers.user_id = codes.user_id
        and numbers.phone_number = codes.phone_number and numbers.confirmed_at is not null
      where codes.phone_number = ${from} and codes.code = ${code}
      for update of codes`;
    if (!kept) return 'unknown';
    const { rentalId, userId } = kept;
    if (kept.answerId === answerId) return { rentalId, userId };
    if (kept.answerId) return 'used';
    // Staff may have given the owner more time since the code was sent.
    const deadline = await this.rentals.getAnswerDeadline(rentalId, tx);
    if (receivedAt >= (deadline ?? kept.expiresAt)) return 'too-late';
    if (!deadline) return 'answered';
    await tx.smsRequestCode.update({ where: { rentalId }, data: { answerId } });
    return { rentalId, userId };
  }
}
