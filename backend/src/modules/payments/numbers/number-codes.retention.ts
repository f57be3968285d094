import { Injectable, type OnModuleInit } from '@nestjs/common';
import { env } from '../../../env.js';
import { Db } from '../../../platform/database/prisma.js';
import { Retention } from '../../../platform/retention.js';
import { refusalsCountSince } from '../domain/refused-number.js';

/** A confirmation ends the refusals before it, which count no longer once they are older than this. */
@Injectable()
export class NumberCodesRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'paying_number_codes',
      remove: async (now, limit) => {
        const { REFUSALS_WITHIN_HOURS: withinHours, REFUSED_NUMBER_HOURS: waitHours } = env;
        const lt = refusalsCountSince(now, { refusals: 1, withinHours, waitHours });
        const where = { createdAt: { lt } };
        return (await this.db.payingNumberCode.deleteMany({ where, limit })).count;
      },
    });
  }
}
