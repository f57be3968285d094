import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatXaf } from '../../../../kernel/xaf.js';
import type { PlainSql } from '../../../../platform/database/plain-sql.js';
import { Users } from '../../../accounts/index.js';
import {
  type Act,
  type ActDescription,
  type ApprovalKind,
  ApprovalKinds,
  type Deciding,
} from '../../../approvals/index.js';
import { Items } from '../../../items/index.js';
import { moveNotAllowed } from '../../apply-transition.js';
import { type DecisionEvent, decidedShares } from '../../domain/staff-decision.js';
import { ApplyDecision } from '../apply-decision.js';
import { lockForStaff } from '../lock-for-staff.js';
import { type DecisionRequest, isAsProposed, kinds, requestSchema } from './kinds.js';

const titles: Record<DecisionEvent, string> = {
  'cancel-by-staff': "Annulation d'une location de",
  'confirm-handover': 'Remise confirmée, prix de',
  'cancel-handover': 'Objet non remis, prix de',
  'share-deposit': "Partage d'une caution de",
};

/** Decisions about rentals that one of the staff does not take alone. */
@Injectable()
export class DecisionKinds implements OnModuleInit {
  constructor(
    private readonly approvalKinds: ApprovalKinds,
    private readonly users: Users,
    private readonly items: Items,
    private readonly decision: ApplyDecision,
  ) {}

  onModuleInit(): void {
    this.register(kinds.rent, "Décision sur le prix d'une location");
    this.register(kinds.deposit, "Partage d'une caution");
  }

  private register(kind: string, name: string): void {
    this.approvalKinds.register<DecisionRequest>({
      ...{ kind, name, schema: requestSchema },
      describe: (sql, acts) => this.describe(sql, acts),
      check: (tx, act, step) => this.check(tx, act, step),
      carryOut: (act, deciding) => this.carryOut(act, deciding),
    });
  }

  private async describe(
    sql: PlainSql,
    acts: readonly Act<DecisionRequest>[],
  ): Promise<ActDescription[]> {
    const ids = acts.map(({ subjectId }) => subjectId);
    const rentals = await sql.$queryRaw<Parties[]>`
      select id, item_id as "itemId", renter_id as "renterId", owner_id as "ownerId"
      from rentals where id = any(${ids}::uuid[])`;
    const byId = new Map(rentals.map((rental) => [rental.id, rental]));
    const people = rentals.flatMap(({ renterId, ownerId }) => [renterId, ownerId]);
    const names = await this.users.listNames([...new Set(people)], sql);
    const items = await this.items.listSummaries(
      rentals.map(({ itemId }) => itemId),
      sql,
    );
    return acts.map(({ subjectId, request: { event, amount, sum } }) => {
      const { itemId = '', renterId = '', ownerId = '' } = byId.get(subjectId) ?? {};
      const shares = decidedShares(event, sum, amount);
      return {
        title: `${titles[event]} ${formatXaf(sum)}`,
        facts: [
          { label: 'Objet', value: items.get(itemId)?.title ?? '' },
          { label: 'Locataire', value: names.get(renterId) ?? '' },
          { label: 'Le locataire reçoit', value: formatXaf(shares.renter) },
          { label: 'Propriétaire', value: names.get(ownerId) ?? '' },
          { label: 'Le propriétaire reçoit', value: formatXaf(shares.owner) },
        ],
        link: `/rentals/${subjectId}/show`,
      };
    });
  }

  /** The rental is looked at when the decision is carried out; here it is held, and its parties take no part. */
  private async check(
    tx: Deciding['tx'],
    { subjectId }: Act<DecisionRequest>,
    { name, actor }: Parameters<ApprovalKind<DecisionRequest>['check']>[2],
  ): Promise<void> {
    if (name === 'propose') return;
    await this.users.lock(tx, actor.id);
    await lockForStaff(tx, actor, subjectId);
  }

  /** As it was proposed, if it is still possible so: what the rental has become since is refused. */
  private async carryOut(
    { id: approvalId, subjectId, request, reason, proposedById }: Act<DecisionRequest>,
    { tx, afterCommit, actor, at }: Deciding,
  ): Promise<void> {
    const decision = { ...request, reason };
    const rental = await this.decision.hold(tx, afterCommit, actor, subjectId, decision);
    if (!isAsProposed(request, rental)) throw moveNotAllowed(rental);
    const record = { approvalId, proposedById };
    await this.decision.apply(tx, afterCommit, rental, decision, { actor, at, record });
  }
}

interface Parties {
  id: string;
  itemId: string;
  renterId: string;
  ownerId: string;
}
