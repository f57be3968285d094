import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Uploads } from '../../uploads/index.js';
import { ApplyTransition, moveNotAllowed } from '../apply-transition.js';
import { AdvanceCalendar } from '../calendar/advance-calendar.js';
import type { TransitionEvent } from '../domain/rental-status.js';
import { type Transition, transitions } from '../domain/rental-transitions.js';
import { lockUnlessDone } from '../lock-unless-done.js';
import { factsOf, requireParty } from '../rental-record.js';
import { lateFeeClaim } from '../return/late-fee-claim.js';

/** Why the photos of a step are refused. */
export const photoRefusals = ['upload-not-found', 'upload-not-yours', 'too-many-photos'] as const;

/** Of one rental, beside those of steps that are taken once. */
const mostPhotosOfParty = 30;

/** How often a party may say something of one kind, each time told to the other one. */
const mostRepeats = 10;

/** What a party says of the handover or the return of an object. */
export interface StepInput {
  /** XAF of the security deposit. */
  amount?: Xaf;
  reason?: string;
  /** Uploads of the caller, in their order. */
  photos?: readonly string[];
  /** An ISO instant: when the member did it by the clock of the phone. */
  at?: string | undefined;
}

/** A party takes a step of a rental's handover or return: it is declared, confirmed, contested, answered. */
@Injectable()
export class TakeStep {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly uploads: Uploads,
    private readonly calendar: AdvanceCalendar,
    private readonly applyTransition: ApplyTransition,
  ) {}

  /**
   * A step that the same member has taken already is not taken again, nor is a photo kept twice. One
   * that may be repeated is the same when it has the same words and no new photo.
   *
   * @throws ProblemError `rental-not-found` for a stranger, `forbidden` for the other party,
   *   `move-not-allowed`, `claim-out-of-range`, `upload-not-found`, `upload-not-yours`,
   *   `too-many-photos`
   */
  async execute(
    actor: Actor,
    rentalId: string,
    event: TransitionEvent,
    { photos: sent = [], at, ...words }: StepInput = {},
  ): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { amount } = words;
      const isNamed = amount !== undefined;
      const taken = { rentalId, event, actorId: actor.id, ...(isNamed && { amount }) };
      const isTaken = async (found: Rental) =>
        stepOf(found, event, actor).isRepeatable
          ? (await withoutKept(tx, rentalId, sent)).length === 0 && (await isSaid(tx, taken, words))
          : (await tx.rentalEvent.count({ where: taken })) > 0;
      const ofParty = (found: Rental | null) => requireParty(found, actor.id).rental;
      const rental = await lockUnlessDone(tx, rentalId, ofParty, isTaken);
      if (!rental) return;
      const { by: role, isRepeatable } = stepOf(rental, event, actor);
      const photos = isRepeatable ? await withoutKept(tx, rentalId, sent) : sent;
      if (isRepeatable) await requireRoom(tx, { rentalId, event, actorId: actor.id }, photos);
      const current = await this.calendar.advanceLocked(tx, afterCommit, rental);
      if (isRepeatable && words.reason && (await isExhausted(tx, taken)))
        throw moveNotAllowed(current);
      const by = { role, id: actor.id };
      const deviceAt = at === undefined ? undefined : new Date(at);
      const said =
        event === 'claim-late-fee' ? lateFeeClaim(factsOf(current), this.clock.today()) : words;
      const transition = { rental: current, event, by, deviceAt, ...said };
      const { stepId } = await this.applyTransition.execute(tx, afterCommit, transition);
      await this.keepPhotos(tx, actor, rentalId, stepId, photos);
    });
  }

  private async keepPhotos(
    tx: Tx,
    actor: Actor,
    rentalId: string,
    stepId: string,
    photos: readonly string[],
  ): Promise<void> {
    if (photos.length === 0) return;
    await this.uploads.claim(tx, actor.id, 'rental', photos);
    await tx.rentalPhoto.createMany({
      data: photos.map((uploadId, position) => ({ uploadId, rentalId, stepId, position })),
    });
  }
}

/** @throws ProblemError `rental-not-found` for a stranger, `forbidden` when the step is the other party's */
function stepOf(rental: Rental, event: TransitionEvent, actor: Actor): Transition {
  const { party } = requireParty(rental, actor.id);
  const step = transitions.find((one) => one.event === event && one.by === party);
  if (!step) throw new ProblemError('forbidden');
  return step;
}

interface TakenStep {
  rentalId: string;
  event: TransitionEvent;
  actorId: string;
}

/** Without words there is nothing to say but photos. */
async function isSaid(tx: Tx, taken: TakenStep, { reason }: StepInput): Promise<boolean> {
  return !reason || (await tx.rentalEvent.count({ where: { ...taken, reason } })) > 0;
}

async function isExhausted(tx: Tx, taken: TakenStep): Promise<boolean> {
  return (await tx.rentalEvent.count({ where: taken })) >= mostRepeats;
}

/** @throws ProblemError `too-many-photos` when the steps of a kind have as many of this member already */
async function requireRoom(
  tx: Tx,
  { rentalId, ...step }: TakenStep,
  photos: readonly string[],
): Promise<void> {
  const kept = await tx.rentalPhoto.count({ where: { rentalId, step } });
  if (kept + photos.length > mostPhotosOfParty) throw new ProblemError('too-many-photos');
}

async function withoutKept(tx: Tx, rentalId: string, photos: readonly string[]): Promise<string[]> {
  const kept = await tx.rentalPhoto.findMany({
    where: { rentalId, uploadId: { in: [...photos] } },
    select: { uploadId: true },
  });
  return photos.filter((photo) => !kept.some(({ uploadId }) => uploadId === photo));
}
