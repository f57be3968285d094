import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.js';
import { piecesLookedBack, risksOf } from '../domain/risks.js';

/** Messages of one transaction: hostile ones take a worker a second. */
const batchSize = 50;
/** Of one round, so that a worker has time for all else; a million messages take two hours. */
const mostBatches = 200;

interface NotLookedAt {
  id: string;
  body: string;
  /** Of the same sender, just before, oldest first. */
  before: string[];
}

/**
 * Decides what the readers of messages should beware of that were written before this was stored. What a stopped worker has
 * not done, the next round does; two workers take different messages.
 */
@Injectable()
export class LookAtMessages {
  constructor(private readonly transactions: Transactions) {}

  /** @returns how many messages were looked at */
  async execute(): Promise<number> {
    let count = 0;
    for (let batch = 0; batch < mostBatches; batch++) {
      const looked = await this.lookAtBatch();
      count += looked;
      if (looked < batchSize) break;
    }
    return count;
  }

  private lookAtBatch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const found = await tx.$queryRaw<NotLookedAt[]>`
        select m.id, m.body, array(
          select earlier.body from (
            select e.body, e.sender_id, e.number from messages e
            where e.thread_id = m.thread_id and e.number < m.number
            order by e.number desc limit ${piecesLookedBack}
          ) earlier
          where earlier.sender_id = m.sender_id order by earlier.number
        ) as before
        from messages m
        where m.has_phone_number is null
        order by m.id limit ${batchSize}
        for no key update of m skip locked`;
      const risks = found.map(({ body, before }) => risksOf(body, before));
      await tx.$executeRaw`
        update messages m set has_phone_number = l.number, asks_outside_payment = l.payment
        from unnest(${found.map(({ id }) => id)}::uuid[],
          ${risks.map((of) => of.includes('phone-number'))}::boolean[],
          ${risks.map((of) => of.includes('outside-payment'))}::boolean[]) as l (id, number, payment)
        where m.id = l.id`;
      return found.length;
    });
  }
}
