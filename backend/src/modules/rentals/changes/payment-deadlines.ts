import { Injectable } from '@nestjs/common';
import type { RentalChange } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { OperatorIncidents } from '../../incidents/index.js';
import { deadlineAfter } from '../domain/payment-deadline.js';
import { changeFactsOf } from './change-record.js';

/** A change whose `dueAt` is the one in force. */
export type ChangeInForce = RentalChange & {
  /** Whether its time stands still, since an operator is down. */
  isPaused: boolean;
};

/** The deadlines of extensions that wait for their payment, as incidents of operators have moved them. */
@Injectable()
export class PaymentDeadlines {
  constructor(private readonly incidents: OperatorIncidents) {}

  async of(change: RentalChange, tx?: Tx): Promise<ChangeInForce> {
    const [inForce] = await this.ofAll([change], tx);
    return inForce as ChangeInForce;
  }

  /** The same changes in the same order. */
  async ofAll(changes: readonly RentalChange[], tx?: Tx): Promise<ChangeInForce[]> {
    const accepted = changes.flatMap(({ status, acceptedAt }) =>
      status === 'accepted' && acceptedAt ? [acceptedAt.getTime()] : [],
    );
    const pauses =
      accepted.length > 0
        ? await this.incidents.listPauses(new Date(Math.min(...accepted)), tx)
        : [];
    return changes.map((change) => ({
      ...change,
      ...deadlineAfter(changeFactsOf(change), pauses),
    }));
  }
}
