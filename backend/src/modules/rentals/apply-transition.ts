import { Injectable } from '@nestjs/common';
import { toDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import { Clock } from '../../platform/clock.js';
import type { Rental } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { changeOf } from '../../platform/database/rows.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { Items, Pieces } from '../items/index.js';
import { Ledger, type LedgerTransaction } from '../wallet/index.js';
import { Contracts } from './contract/contracts.js';
import { deviceTime } from './domain/device-time.js';
import { answerTimeAfter } from './domain/event-consequences.js';
import { awaitedBy, postponed } from './domain/postponement.js';
import type { RentalFacts } from './domain/rental-facts.js';
import { changesOf, findTransition } from './domain/rental-lifecycle.js';
import {
  isOneOf,
  type Party,
  type Postponement,
  postponements,
  type ReturnStatus,
  type TransitionEvent,
} from './domain/rental-status.js';
import type { AmountRange } from './domain/rental-transitions.js';
import { RecordEvent, type RentalStep } from './record-event.js';
import { rentalPolicy } from './rental-policy.js';
import { creditsOf, factsOf, ledgerTransactionsOf } from './rental-record.js';

/** One transition of a locked rental's lifecycle, or of its return. */
export interface RequestedTransition {
  rental: Rental;
  event: TransitionEvent;
  by: { role: Party; id?: string };
  /** XAF, for the events that name an amount. */
  amount?: Xaf;
  /** In the words of whoever causes it. */
  reason?: string;
  /** The object was reported missing, so that its owner could not accept the request. */
  isObjectMissing?: boolean;
  /** By the clock of the member's device. */
  deviceAt?: Date | undefined;
  /** Until when the party who is reminded may answer; what the event itself asks has the deadline of the rental. */
  answerBy?: Date;
  /** For the events that give somebody more time. */
  hours?: number;
  /** When it happens, where something else is kept with the same time; now when it is not given. */
  at?: Date;
  /** Of the contract that an acceptance keeps. */
  contractHash?: string;
}

/** Takes locked rentals through transitions of their lifecycle. */
@Injectable()
export class ApplyTransition {
  constructor(
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly pieces: Pieces,
    private readonly contracts: Contracts,
    private readonly recordEvent: RecordEvent,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Status, history, event and money, all or nothing. Rows that point at users are written before
   * the ledger: every other use case that locks both takes the user first. An object that is reported
   * missing is held before the time is taken: an acceptance is before it, or finds it. So is one of which a report is
   * settled.
   *
   * @returns the rental as it is afterwards, and the id of the step in its history
   * @throws ProblemError `move-not-allowed` when that party cannot cause that event now, or
   *   `claim-out-of-range`
   */
  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    transition: RequestedTransition,
  ): Promise<{ rental: Rental; stepId: string }> {
    const { itemId } = transition.rental;
    const { event, rental: before } = transition;
    const concernsMissing = event === 'report-missing' || before.returnStatus === 'missing';
    const { title } = await (concernsMissing
      ? this.items.lock(tx, itemId)
      : this.items.getForRental(itemId, tx));
    const { rental, stepId, posts } = await this.change(tx, afterCommit, title, transition);
    await this.ledger.post(tx, ...posts);
    return { rental, stepId };
  }

  /** The same, but for the money: whoever takes more such steps posts that of all of them at the end. */
  async executeUnposted(
    tx: Tx,
    afterCommit: AfterCommit,
    transition: RequestedTransition,
  ): Promise<{ rental: Rental; posts: LedgerTransaction[] }> {
    const { title } = await this.items.getForRental(transition.rental.itemId, tx);
    return this.change(tx, afterCommit, title, transition);
  }

  /** The same for several rentals of one item, whose money is posted together at the end. */
  async executeAll(
    tx: Tx,
    afterCommit: AfterCommit,
    itemTitle: string,
    transitions: readonly RequestedTransition[],
  ): Promise<void> {
    const all: LedgerTransaction[] = [];
    for (const transition of transitions) {
      const { posts } = await this.change(tx, afterCommit, itemTitle, transition);
      all.push(...posts);
    }
    await this.ledger.post(tx, ...all);
  }

  private async change(
    tx: Tx,
    afterCommit: AfterCommit,
    itemTitle: string,
    wanted: RequestedTransition,
  ): Promise<{ rental: Rental; stepId: string; posts: LedgerTransaction[] }> {
    const { rental, event, by, amount, reason, deviceAt, hours = 0 } = wanted;
    const { contractHash, isObjectMissing } = wanted;
    const now = wanted.at ?? this.clock.now();
    const facts = factsOf(rental);
    const policy = await this.contracts.policyFor(tx, rental.id, event);
    const transition = findTransition(facts, event, by.role, now, policy);
    if (!transition) throw moveNotAllowed(rental);
    requireAmount(transition.amount?.(facts, now), amount);
    const move = { now, amount: amount ?? 0, hours };
    const changes = changesOf(transition, facts, move, policy);
    const { returnedOn, ...columns } = changes;
    const data = { ...columns, ...(returnedOn && { returnedOn: toDate(returnedOn) }) };
    const changed = { ...rental, ...data };
    const after = { ...facts, ...changes };
    const answerBy = wanted.answerBy ?? answerTimeAfter(event, after, policy);
    const posts = ledgerTransactionsOf(transition, after, { itemTitle, at: now }, policy);
    const step: RentalStep = {
      event,
      from: rental.status,
      to: changed.status,
      by,
      itemTitle,
      at: now,
      deviceAt: deviceTime(deviceAt, facts, now),
      ...(amount !== undefined && { amount }),
      credits: creditsOf(posts, rental),
      ...(isObjectMissing && { isObjectMissing }),
      ...(reason && { reason }),
      ...(answerBy && { answerBy }),
      ...(contractHash && { contractHash }),
      ...(isOneOf(postponements, event) && { postponed: postponementOf(event, facts, hours) }),
      ...(rental.returnStatus === 'missing' &&
        (await this.settleMissing(tx, rental, transition.to.returnStatus))),
    };
    const change = changeOf('rentals', rental.id, data);
    const stepId = await this.recordEvent.execute(tx, afterCommit, changed, step, change);
    return { rental: changed, stepId, posts };
  }

  /** Staff share the deposit of what will not come back; anything else says that the object is back. */
  private async settleMissing(
    tx: Tx,
    { itemId, pieces }: Rental,
    to: ReturnStatus | undefined,
  ): Promise<Pick<RentalStep, 'loss' | 'foundAgain'>> {
    if (!to) return {};
    if (to === 'settled') return { loss: await this.pieces.lose(tx, itemId, pieces) };
    const { state } = await this.items.getForRental(itemId, tx);
    return { foundAgain: state === 'missing' ? 'all' : 'some' };
  }
}

function postponementOf(event: Postponement, facts: RentalFacts, hours: number) {
  const awaited = awaitedBy(event, facts, rentalPolicy);
  // The lifecycle has found that it is waited for.
  if (!awaited) throw new Error(`Nothing to postpone by ${event}`);
  const { deadline, dueAt: dueBefore } = awaited;
  return { deadline, dueBefore, dueAt: postponed(awaited, hours) };
}

/** The refusal of a move, with how the rental stands. */
export function moveNotAllowed({ status, handoverStatus, returnStatus }: Rental): ProblemError {
  const state = { status, handover_status: handoverStatus, return_status: returnStatus };
  return new ProblemError('move-not-allowed', [], state);
}

/** @throws ProblemError `claim-out-of-range` */
export function requireAmount(range: AmountRange | undefined, amount: Xaf | undefined): void {
  if (!range && amount === undefined) return;
  if (range && amount !== undefined && amount >= range.least && amount <= range.most) return;
  throw new ProblemError('claim-out-of-range');
}
