import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { Clock } from '../../../platform/clock.js';
import type { PaymentOperator } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { isShort } from '../domain/float-alarm.js';
import { floatRestored, floatShort } from '../treasury.events.js';
import { FloatFiguresQueries, type OperatorFigures } from './float-figures.js';

/** Tells admins, once, of an operator whose account could not pay all that may be withdrawn by it. */
@Injectable()
export class WatchFloats {
  constructor(
    private readonly figures: FloatFiguresQueries,
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const open = await this.db.floatAlarm.findMany({ where: { endedAt: null } });
    for (const figures of await this.figures.list()) {
      const alarm = open.find(({ operator }) => operator === figures.operator);
      const short = isShort(figures, env.FLOAT_MARGIN_XAF);
      if (short && !alarm) await this.begin(figures);
      else if (!short && alarm) await this.end(alarm.id, figures);
    }
  }

  /** Of two workers at once, the first one's alarm stands, and it alone is announced. */
  private async begin(figures: OperatorFigures): Promise<void> {
    const { available, withdrawable } = figures;
    const operator = figures.operator as PaymentOperator;
    const beganAt = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const [alarm] = await tx.floatAlarm.createManyAndReturn({
        data: [{ id: randomUUID(), operator, available, withdrawable, beganAt }],
        skipDuplicates: true,
        select: { id: true },
      });
      if (!alarm) return;
      await this.events.record(tx, afterCommit, floatShort, {
        subjectId: alarm.id,
        ...{ actor: { role: 'system' }, facts: factsOf(figures), at: beganAt },
      });
    });
  }

  private async end(id: string, figures: OperatorFigures): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const { count } = await tx.floatAlarm.updateMany({
        where: { id, endedAt: null },
        data: { endedAt: at },
      });
      if (count === 0) return;
      await this.events.record(tx, afterCommit, floatRestored, {
        subjectId: id,
        ...{ actor: { role: 'system' }, facts: factsOf(figures), at },
      });
    });
  }
}

function factsOf({ operator, available, withdrawable }: OperatorFigures) {
  return { operator, available, withdrawable, margin: env.FLOAT_MARGIN_XAF };
}
