import { findLateMoney, type LateMoney } from '../../histories/gateway-book.js';
import type { Told } from '../../histories/told.js';
import type { Gateway } from '../boundary/gateway.js';
import type { Server } from '../database/server.js';
import type { Calls } from './calls.js';
import { isAcknowledged } from './client.js';
import type { Fixtures } from './fixtures.js';

/** What an admin says of payments: what becomes of those that are left to staff, and that money came after a failure. */
export class PaymentReviews {
  constructor(
    private readonly server: Server,
    private readonly gateway: Gateway,
    private readonly calls: Calls,
    private readonly fixtures: Fixtures,
    private readonly told: Told,
  ) {}

  /** What is read is read within the event; the calls follow. */
  async look(): Promise<void> {
    const reviews = await this.server.rows<{ id: string; reference: string }>(
      `select id, reference from payments where status = 'review' order by created_at, id`,
    );
    for (const review of reviews) this.calls.at(0, () => this.decide(review));
    for (const late of await findLateMoney((sql) => this.server.rows(sql), this.gateway.book()))
      this.calls.at(0, () => this.settleLate(late));
  }

  private async settleLate({ id, movedAmount }: LateMoney): Promise<void> {
    const body = { movedAmount, reason: 'Relevé du gestionnaire' };
    const path = `/api/admin/payments/${id}/settle-late`;
    const { status } = await this.calls.once({ as: this.fixtures.admin, path, body });
    if (isAcknowledged(status)) this.told.lateSettlements.push({ id });
  }

  /** As the gateway's book says, once that is final. */
  private async decide({ id, reference }: { id: string; reference: string }): Promise<void> {
    const line = this.gateway.book().find((one) => one.merchant_reference_id === reference);
    if (line?.status === 'PENDING') return;
    const decision =
      line?.status === 'SUCCESS'
        ? { outcome: 'succeeded', movedAmount: line.amount }
        : { outcome: 'failed' };
    const body = { ...decision, reason: 'Relevé du gestionnaire', proof: 'Son livre' };
    const path = `/api/admin/payments/${id}/decide`;
    const { status } = await this.calls.once({ as: this.fixtures.admin, path, body });
    if (isAcknowledged(status)) this.told.resolutions.push({ id, status: decision.outcome });
  }
}
