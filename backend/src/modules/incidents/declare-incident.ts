import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { OperatorIncident } from '../../platform/database/generated/client.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { lockRows } from '../../platform/database/lock-row.js';
import type { Tx } from '../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { startRefusal } from './domain/incident-times.js';
import { factsOf, nextInstantOf } from './incident-record.js';
import { incidentDeclared } from './incidents.events.js';
import type { IncidentDeclaration } from './incidents.schema.js';

/** Staff say that an operator does not work. What was proposed of it becomes the incident. */
@Injectable()
export class DeclareIncident {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @returns the id of the incident
   * @throws ProblemError `incident-open`, `incident-start`
   */
  execute(actor: Actor, declaration: IncidentDeclaration): Promise<string> {
    return this.transactions.run(async (tx, afterCommit) => {
      const live = await findLive(tx, declaration.operator);
      if (live?.status === 'open') throw new ProblemError('incident-open');
      return this.declare(tx, afterCommit, { actor, declaration, proposal: live });
    });
  }

  private async declare(
    tx: Tx,
    afterCommit: AfterCommit,
    { actor, declaration, proposal }: Declared,
  ): Promise<string> {
    const { operator, reason, blocksPayments } = declaration;
    const { id, proposedAt } = proposal ?? { id: uuidV7(), proposedAt: null };
    const at = await nextInstantOf(tx, this.auditLog, { id, proposedAt });
    const startedAt = startOf(declaration, at) ?? proposal?.startedAt ?? at;
    const act = { declaredById: actor.id, declaredAt: at, reason, blocksPayments };
    const declared = { ...act, status: 'open' as const, startedAt, remindedAt: null };
    await tx.operatorIncident.upsert({
      where: { id },
      create: { id, operator, ...declared },
      update: declared,
    });
    const facts = { ...factsOf({ operator, startedAt }), reason, blocksPayments };
    const subject = { subject: 'incident', subjectId: id } as const;
    await this.auditLog.record(tx, actor, {
      action: 'declare-incident',
      ...subject,
      detail: facts,
      at,
    });
    await this.events.record(tx, afterCommit, incidentDeclared, {
      subjectId: id,
      actor: { role: 'staff', id: actor.id },
      facts,
      at,
    });
    return id;
  }
}

interface Declared {
  actor: Actor;
  declaration: IncidentDeclaration;
  proposal: OperatorIncident | null;
}

/** What is open or proposed of an operator, held until the end of the transaction. */
async function findLive(tx: Tx, operator: string): Promise<OperatorIncident | null> {
  const [live] = await lockRows(
    tx,
    'operator_incidents',
    Prisma.sql`operator = ${operator}::"PaymentOperator" and status in ('proposed', 'open')`,
    'no key update',
  );
  return live ?? null;
}

/** @throws ProblemError `incident-start` */
function startOf({ startedAt }: IncidentDeclaration, now: Date): Date | null {
  if (!startedAt) return null;
  const start = new Date(startedAt);
  const refusal = startRefusal(start, now);
  if (refusal) throw new ProblemError(refusal);
  return start;
}
