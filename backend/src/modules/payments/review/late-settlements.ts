import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import type { PlainSql } from '../../../platform/database/plain-sql.js';
import { BalancesQueries } from '../../wallet/index.js';
import { keyOf } from '../settle/post-payment.js';

/** What operators settled for payments that failed here, once staff have recorded it. */
@Injectable()
export class LateSettlements {
  constructor(private readonly balances: BalancesQueries) {}

  /** XAF by payment id; payments without one are left out. */
  async list(ids: readonly string[], sql?: PlainSql): Promise<Map<string, Xaf>> {
    const idOfKey = new Map(ids.map((id) => [keyOf({ id }, ':late'), id]));
    const settled = await this.balances.listSettled([...idOfKey.keys()], sql);
    return new Map([...settled].map(([key, amount]) => [idOfKey.get(key) as string, amount]));
  }
}
