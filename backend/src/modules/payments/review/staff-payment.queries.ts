import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { Users } from '../../accounts/index.js';
import { Approvals } from '../../approvals/index.js';
import { HeldCredits } from '../../wallet/index.js';
import { PaymentsQueries } from '../payments.queries.js';
import type { StaffPaymentDetail } from '../payments.schema.js';
import { SettledAmounts } from './settled-amounts.js';

/** A payment with what staff did about it, what of it waits for a second admin, and what is held of it. */
@Injectable()
export class StaffPaymentQueries {
  constructor(
    private readonly payments: PaymentsQueries,
    private readonly users: Users,
    private readonly approvals: Approvals,
    private readonly settledAmounts: SettledAmounts,
    private readonly heldCredits: HeldCredits,
  ) {}

  /** @throws ProblemError `payment-not-found` */
  async get(id: string): Promise<StaffPaymentDetail> {
    const [payment, waiting, settled, held] = await Promise.all([
      this.payments.getForStaff(id),
      this.waitingFor(id),
      this.settledAmounts.list([{ id }]),
      this.heldCredits.listSince([id]),
    ]);
    return {
      ...payment,
      settledByBooks: settled.get(id)?.amount ?? null,
      heldSince: held.get(id)?.toISOString() ?? null,
      waiting,
      aloneMost: env.CORRECT_ALONE_MOST_XAF,
    };
  }

  private async waitingFor(id: string): Promise<StaffPaymentDetail['waiting']> {
    const acts = await this.approvals.listWaiting([id]);
    const names = await this.users.listNames(acts.map(({ proposedById }) => proposedById));
    return acts.map(({ id: approvalId, proposedById, proposedAt, kind }) => ({
      ...{ approvalId, kind, proposedById },
      proposedByName: names.get(proposedById) ?? '',
      proposedAt: proposedAt.toISOString(),
    }));
  }
}
