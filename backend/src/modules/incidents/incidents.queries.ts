import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { OperatorIncident, Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type Page, pageOf } from '../../platform/http/paging.js';
import { Users } from '../accounts/index.js';
import { operatorOf } from '../mobile-money/index.js';
import type { IncidentList, IncidentView } from './incidents.schema.js';

/** Incidents and proposals of them, as staff see them. */
@Injectable()
export class IncidentsQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
  ) {}

  async list({ status, live, ...page }: IncidentList): Promise<Page<IncidentView>> {
    const where: Prisma.OperatorIncidentWhereInput = {
      ...(status && { status }),
      ...(live && { status: { in: ['open', 'proposed'] } }),
    };
    const [incidents, total] = await Promise.all([
      this.db.operatorIncident.findMany({ where, ...pageOf(page) }),
      this.db.operatorIncident.count({ where }),
    ]);
    return { rows: await this.viewsOf(incidents), total };
  }

  /** @throws ProblemError `incident-not-found` */
  async get(id: string): Promise<IncidentView> {
    const incident = await this.db.operatorIncident.findUnique({ where: { id } });
    if (!incident) throw new ProblemError('incident-not-found');
    const [view] = await this.viewsOf([incident]);
    return view as IncidentView;
  }

  private async viewsOf(incidents: readonly OperatorIncident[]): Promise<IncidentView[]> {
    const ids = incidents.flatMap(({ declaredById, blockedById, closedById }) => [
      declaredById,
      blockedById,
      closedById,
    ]);
    const names = await this.users.listNames(ids.filter((id) => id !== null));
    const person = (id: string | null) => id && { id, name: names.get(id) ?? '' };
    return incidents.map((incident) => {
      const { code: operator, label: operatorLabel } = operatorOf(incident);
      const { id, status, startedAt, reason, blocksPayments } = incident;
      const { blockingReason, closingReason } = incident;
      return {
        ...{
          id,
          operator,
          operatorLabel,
          status,
          reason,
          blocksPayments,
          blockingReason,
          closingReason,
        },
        startedAt: startedAt.toISOString(),
        proposal: proposalOf(incident),
        declaredBy: person(incident.declaredById) || null,
        declaredAt: incident.declaredAt?.toISOString() ?? null,
        blockedBy: person(incident.blockedById) || null,
        blockedAt: incident.blockedAt?.toISOString() ?? null,
        closedBy: person(incident.closedById) || null,
        closedAt: incident.closedAt?.toISOString() ?? null,
      };
    });
  }
}

/** The database has all figures of a proposal, or none. */
function proposalOf(incident: OperatorIncident): IncidentView['proposal'] {
  const { proposedAt, attempts, failures, usualPercent } = incident;
  if (!proposedAt) return null;
  return {
    at: proposedAt.toISOString(),
    attempts: attempts ?? 0,
    failures: failures ?? 0,
    usualPercent: usualPercent ?? 0,
  };
}
