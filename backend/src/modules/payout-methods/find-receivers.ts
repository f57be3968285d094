import { Injectable } from '@nestjs/common';
import type { TypedRange } from '../../kernel/search-terms.js';
import { Sql } from '../../platform/database/sql.js';

/** A member and a number that money was to go to, also one that they removed since. */
export interface Receiver {
  userId: string;
  phoneNumber: string;
}

/** Whose a mobile money number is. */
@Injectable()
export class FindReceivers {
  constructor(private readonly sql: Sql) {}

  find({ from, to }: TypedRange, limit: number): Promise<Receiver[]> {
    return this.sql.$queryRaw`
      select user_id as "userId", min(phone_number) as "phoneNumber" from payout_methods
      where phone_number between ${from} and ${to}
      group by user_id order by min(phone_number), user_id limit ${limit}`;
  }
}
