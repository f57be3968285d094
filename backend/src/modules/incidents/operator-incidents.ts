import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Db, type Tx } from '../../platform/database/prisma.js';

/** An incident that is open, as far as members are told of it. */
export interface OpenIncident {
  operator: string;
  startedAt: Date;
  blocksPayments: boolean;
}

/** A time in which somebody may have been unable to pay; it is going on without an end. */
export interface Pause {
  start: Date;
  end: Date | null;
}

/** What other modules ask about incidents. */
@Injectable()
export class OperatorIncidents {
  constructor(private readonly db: Db) {}

  listOpen(tx: Tx | Db = this.db): Promise<OpenIncident[]> {
    return tx.$queryRaw<OpenIncident[]>`
      select operator, started_at as "startedAt", blocks_payments as "blocksPayments"
      from operator_incidents where status = 'open' order by operator`;
  }

  /**
   * Refuses a payout while its operator is down, which might be stuck there for days, and a charge when
   * staff have said so.
   *
   * @throws ProblemError `payouts-suspended`, `operator-incident`
   */
  async requireUsable(tx: Tx, operator: string, direction: 'collect' | 'payout'): Promise<void> {
    const open = (await this.listOpen(tx)).find((incident) => incident.operator === operator);
    if (!open) return;
    if (direction === 'payout') throw new ProblemError('payouts-suspended');
    if (open.blocksPayments) throw new ProblemError('operator-incident');
  }

  /** The incidents of all operators that were going on at an instant, or began after it. */
  async listPauses(since: Date, tx: Tx | Db = this.db): Promise<Pause[]> {
    const incidents = await tx.operatorIncident.findMany({
      where: {
        OR: [{ status: 'open' }, { status: 'ended', closedAt: { gt: since } }],
      },
      orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
      select: { startedAt: true, closedAt: true },
    });
    return incidents.map(({ startedAt: start, closedAt: end }) => ({ start, end }));
  }
}
