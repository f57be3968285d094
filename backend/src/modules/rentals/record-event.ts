import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { fromDate } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import type { Prisma, Rental } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { type NewRow, writeTogether } from '../../platform/database/rows.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { DomainEvents, type PreparedEvent } from '../events/index.js';
import type { Loss } from '../items/index.js';
import type { Deadline } from './domain/postponement.js';
import type {
  ChangeEvent,
  RentalActor,
  RentalEvent,
  RentalStatus,
} from './domain/rental-status.js';
import { announcements, type RentalEventFacts } from './rentals.events.js';

/** One step of a rental's history. */
export interface RentalStep {
  event: Exclude<RentalEvent, ChangeEvent>;
  from: RentalStatus | null;
  to: RentalStatus;
  by: { role: RentalActor; id?: string };
  itemTitle: string;
  at: Date;
  /** By the clock of the member's device. */
  deviceAt?: Date | undefined;
  /** XAF that it names, of the security deposit or of the rent. */
  amount?: Xaf;
  /** XAF that reach the wallets of its parties by it. */
  credits?: Pick<RentalEventFacts, 'toRenter' | 'toOwner'>;
  /** The object was reported missing, so that its owner could not accept the request. */
  isObjectMissing?: boolean;
  /** What became of an object that will not come back. */
  loss?: Loss;
  /** Whether all pieces of the object were missing, or some of them, of which these are back. */
  foundAgain?: 'all' | 'some';
  /** In the words of whoever caused it. */
  reason?: string;
  /** Until when whoever is told of it may answer. */
  answerBy?: Date;
  /** The deadline that staff put off. */
  postponed?: { deadline: Deadline; dueBefore: Date; dueAt: Date };
  /** Of the contract that an acceptance keeps. */
  contractHash?: string;
}

type AnnouncedRental = Pick<
  Rental,
  | 'id'
  | 'itemId'
  | 'renterId'
  | 'ownerId'
  | 'startDate'
  | 'endDate'
  | 'rent'
  | 'deliveryFee'
  | 'securityDeposit'
  | 'pieces'
>;

/** Writes a step into the history of a rental, and announces it. */
@Injectable()
export class RecordEvent {
  constructor(private readonly events: DomainEvents) {}

  /**
   * @param change of the rental, which is written in the same statement
   * @returns the step's id
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: Rental,
    step: RentalStep,
    change?: Prisma.Sql,
  ): Promise<string> {
    const { id, rows, tell } = this.prepare(rental, step);
    await writeTogether(tx, change, ...rows);
    await tell?.(tx, afterCommit);
    return id;
  }

  /** The rows of a step, for whoever writes them with others and then has it told. */
  prepare(
    rental: AnnouncedRental,
    step: RentalStep,
  ): { id: string; rows: NewRow[]; tell?: PreparedEvent['tell'] } {
    const { event, from, to, by, at, reason = '', amount = null, deviceAt = null } = step;
    const actor = { actor: by.role, actorId: by.id ?? null };
    const id = uuidV7();
    const written = { id, rentalId: rental.id, event, from, to, ...actor, reason, amount, at };
    const row: NewRow = ['rental_events', { ...written, deviceAt, ...step.postponed }];
    const announcement = announcementOf(rental, step);
    if (!announcement) return { id, rows: [row] };
    const { kind, ...announced } = announcement;
    const { row: announcing, tell } = this.events.prepare(kind, announced);
    return { id, rows: [row, announcing], tell };
  }
}

/** What a step of a rental's history is announced as, with what listeners are told of it; null for nothing. */
export function announcementOf(rental: AnnouncedRental, step: Omit<RentalStep, 'from' | 'to'>) {
  const { event, by, itemTitle, at, amount, credits, reason: words, postponed } = step;
  const { contractHash } = step;
  const answerBy = step.answerBy ?? postponed?.dueAt;
  const announcement = announcements[event];
  const { kind, reason } = announcement;
  if (!kind) return null;
  const { id, itemId, renterId, ownerId, startDate, endDate } = rental;
  const { rent, securityDeposit, pieces, deliveryFee } = rental;
  const facts: RentalEventFacts = {
    itemId,
    itemTitle,
    renterId,
    ownerId,
    start: fromDate(startDate),
    end: fromDate(endDate),
    rent,
    securityDeposit,
    ...(pieces > 1 && { pieces }),
    ...(deliveryFee > 0 && { deliveryFee }),
    ...(reason && { reason }),
    ...(amount !== undefined && { amount }),
    ...credits,
    ...(step.isObjectMissing && { isObjectMissing: true }),
    ...(step.loss && { loss: step.loss }),
    ...(step.foundAgain && { foundAgain: step.foundAgain }),
    ...(words && { words }),
    ...(postponed && { deadline: postponed.deadline }),
    ...(answerBy && { answerBy: answerBy.toISOString() }),
    ...(contractHash && { contractHash }),
  };
  return { kind, subjectId: id, actor: by, at, facts };
}
