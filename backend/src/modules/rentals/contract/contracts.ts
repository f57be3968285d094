import { Injectable } from '@nestjs/common';
import { fromDate } from '../../../kernel/day.js';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Sql } from '../../../platform/database/sql.js';
import { nameOf } from '../../accounts/index.js';
import type { ItemForRental } from '../../items/index.js';
import { meetingPointOf } from '../../places/index.js';
import { changeFactsOf } from '../changes/change-record.js';
import { type AgreedTerms, eventsUnderTerms, policyUnder } from '../domain/agreed-terms.js';
import { type ContractFacts, policyOf } from '../domain/contract.js';
import { amendmentsOf, type ContractAmendment } from '../domain/contract-amendments.js';
import type { RentalPolicy } from '../domain/rental-facts.js';
import type { TransitionEvent } from '../domain/rental-status.js';
import { rentalPolicy } from '../rental-policy.js';

/** A contract that both parties have accepted. */
export interface RentalContract {
  version: number;
  facts: ContractFacts;
  renterAcceptedAt: Date;
  ownerAcceptedAt: Date;
  /** What the parties agreed on afterwards, in order. */
  amendments: ContractAmendment[];
}

/** What the parties of a rental agreed on, kept as it was when the owner accepted. */
@Injectable()
export class Contracts {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
  ) {}

  /**
   * Keeps the contract of a rental that is being accepted, in one statement. A rental that was paid
   * for before there were contracts has none: its renter accepted no version.
   *
   * @param at when its owner accepts
   * @returns a hash of all that was agreed on, by which the audit tells whether it is still that
   */
  async keep(tx: Tx, rental: Rental, item: ItemForRental, at: Date): Promise<string | undefined> {
    const { id, contractVersion, renterId, ownerId, createdAt } = rental;
    if (contractVersion === null) return undefined;
    const facts: Omit<ContractFacts, 'ownerName' | 'renterName' | 'meetingPoint'> = {
      itemTitle: item.title,
      itemDescription: item.description,
      itemCondition: item.condition,
      itemLocation: item.location,
      fulfilment: rental.fulfilment,
      start: fromDate(rental.startDate),
      end: fromDate(rental.endDate),
      pieces: rental.pieces,
      rent: rental.rent,
      deliveryFee: rental.deliveryFee,
      securityDeposit: rental.securityDeposit,
      policy: policyOf(contractVersion, rentalPolicy),
    };
    const [kept] = await tx.$queryRaw<{ hash: string }[]>`
      insert into rental_contracts (rental_id, version, facts, renter_accepted_at, owner_accepted_at)
      values (
        ${id}::uuid, ${contractVersion},
        ${JSON.stringify(facts)}::jsonb || jsonb_build_object(
          'ownerName', ${nameOf(ownerId)}, 'renterName', ${nameOf(renterId)},
          'meetingPoint', ${meetingPointOf(rental.meetingPointId)}),
        ${createdAt}, ${at}
      )
      returning encode(sha256(convert_to(
        concat_ws('|', rental_id, version, ${rental.priceUnit}::text, facts), 'UTF8')), 'hex') as hash`;
    return kept?.hash;
  }

  /** The rules that count for an event of a rental. Read only where a contract decides: everybody waits for the others. */
  async policyFor(tx: Tx, rentalId: string, event: TransitionEvent): Promise<RentalPolicy> {
    if (!eventsUnderTerms.includes(event)) return rentalPolicy;
    const policies = await this.listPolicies([rentalId], tx);
    return policies.get(rentalId) ?? rentalPolicy;
  }

  /** By rental id, the rules that count for each of them: what its contract says, and else those in force. */
  async listPolicies(
    rentalIds: string[],
    sql: Pick<PlainSql, '$queryRaw'> = this.sql,
  ): Promise<Map<string, RentalPolicy>> {
    const policies = new Map(rentalIds.map((id) => [id, rentalPolicy]));
    if (rentalIds.length === 0) return policies;
    const contracts = await sql.$queryRaw<
      { rentalId: string; version: number; terms: AgreedTerms }[]
    >`
      select rental_id as "rentalId", version, facts -> 'policy' as terms from rental_contracts
      where rental_id = any(${rentalIds}::uuid[])`;
    for (const { rentalId, version, terms } of contracts) {
      policies.set(rentalId, policyOf(version, policyUnder(terms, rentalPolicy)));
    }
    return policies;
  }

  /** Null when there is none. */
  async find(rentalId: string): Promise<RentalContract | null> {
    const [contract, changes] = await Promise.all([
      this.db.rentalContract.findUnique({ where: { rentalId } }),
      this.db.rentalChange.findMany({
        where: { rentalId, status: 'done' },
        orderBy: { closedAt: 'asc' },
      }),
    ]);
    if (!contract) return null;
    const { version, renterAcceptedAt, ownerAcceptedAt, facts } = contract;
    // Written above, and never changed: the database refuses it.
    const kept = facts as unknown as ContractFacts;
    const amendments = amendmentsOf(kept.rent, changes.map(termsOf));
    return { version, facts: kept, renterAcceptedAt, ownerAcceptedAt, amendments };
  }
}

function termsOf(change: RentalChange) {
  const { kind, askedBy, oldEnd, newEnd } = changeFactsOf(change);
  return {
    ...{ kind, askedBy, oldEnd, newEnd },
    amount: change.rentDifference,
    askedAt: change.askedAt,
    // The database has a check that whatever is done was accepted and is closed.
    acceptedAt: change.acceptedAt as Date,
    doneAt: change.closedAt as Date,
  };
}
