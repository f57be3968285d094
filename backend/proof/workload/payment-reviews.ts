import { findLateMoney, type LateMoney } from '../model/gateway-book.js';
import type { Calls } from './calls.js';
import { isAcknowledged, type Scene } from './scene.js';

/** What an admin says of payments: what becomes of those that are left to staff, and that money came after a failure. */
export class PaymentReviews {
  /** What was proposed and its approval lost on the way, by payment. */
  private waiting: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {}

  /** What is read is read within the event; the calls follow. */
  async look(): Promise<void> {
    const waiting = await this.scene.rows<{ approvalId: string; subjectId: string }>(
      `select id as "approvalId", subject_id as "subjectId" from approvals
       where status = 'proposed' and subject = 'payment' order by proposed_at, id`,
    );
    this.waiting = new Map(waiting.map(({ subjectId, approvalId }) => [subjectId, approvalId]));
    const reviews = await this.scene.rows<{ id: string; reference: string }>(
      `select id, reference from payments where status = 'review' order by created_at, id`,
    );
    for (const review of reviews) this.calls.at(0, () => this.decide(review));
    const leaving = await this.scene.rows<{ id: string }>(
      `select p.id from payments p join users u on u.id = p.user_id
       where u.deletion_due_at is not null`,
    );
    for (const late of await this.findLate())
      if (!leaving.some(({ id }) => id === late.id)) this.calls.at(0, () => this.settleLate(late));
  }

  /** What the statement says, which comes after the payers who leave are gone. */
  async findLate(): Promise<LateMoney[]> {
    return findLateMoney(this.scene.rows, await this.scene.gateway.book());
  }

  private async settleLate({ id, movedAmount }: LateMoney): Promise<void> {
    const body = { movedAmount, reason: 'Relevé du gestionnaire' };
    const path = `/api/admin/payments/${id}/settle-late`;
    if (await this.byHand(id, path, body)) this.scene.told.lateSettlements.push({ id });
  }

  /** By one admin, or by a second one as well when it waits for that; whether they were told that it is done. */
  private async byHand(id: string, path: string, body: object): Promise<boolean> {
    const { admin } = this.scene.fixtures;
    const known = this.waiting.get(id);
    if (known) return this.calls.approve(known);
    const answer = await this.calls.once<{ waiting: { approvalId: string }[] }>({
      ...{ as: admin, path, body },
    });
    if (!isAcknowledged(answer.status)) return false;
    const [waiting] = answer.body.waiting;
    return waiting ? this.calls.approve(waiting.approvalId) : true;
  }

  /** As the gateway's book says, once that is final. */
  private async decide({ id, reference }: { id: string; reference: string }): Promise<void> {
    const line = (await this.scene.gateway.book()).find(
      (one) => one.merchant_reference_id === reference,
    );
    if (line?.status === 'PENDING') return;
    const decision =
      line?.status === 'SUCCESS'
        ? { outcome: 'succeeded', movedAmount: line.amount }
        : { outcome: 'failed' };
    const body = { ...decision, reason: 'Relevé du gestionnaire', proof: 'Son livre' };
    const path = `/api/admin/payments/${id}/decide`;
    if (await this.byHand(id, path, body))
      this.scene.told.resolutions.push({ id, status: decision.outcome });
  }
}
