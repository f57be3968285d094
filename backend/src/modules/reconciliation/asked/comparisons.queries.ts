import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, pageOf } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import type { ComparisonsPage, ComparisonView } from './comparisons.schema.js';

const include = { report: { select: { id: true } } } as const;

type Run = Prisma.ReconciliationRunGetPayload<{ include: typeof include }>;

/** The comparisons that staff asked for. */
@Injectable()
export class ComparisonsQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
  ) {}

  async list(page: ComparisonsPage): Promise<Page<ComparisonView>> {
    const [runs, total] = await Promise.all([
      this.db.reconciliationRun.findMany({ ...pageOf(page), include }),
      this.db.reconciliationRun.count(),
    ]);
    return { rows: await this.viewsOf(runs), total };
  }

  async get(id: string): Promise<ComparisonView> {
    const run = await this.db.reconciliationRun.findUniqueOrThrow({ where: { id }, include });
    const [view] = await this.viewsOf([run]);
    return view as ComparisonView;
  }

  private async viewsOf(runs: readonly Run[]): Promise<ComparisonView[]> {
    const names = await this.users.listNames(runs.map(({ requestedById }) => requestedById));
    return runs.map((run) => ({
      id: run.id,
      state: stateOf(run),
      requestedAt: run.requestedAt.toISOString(),
      requestedBy: { id: run.requestedById, name: names.get(run.requestedById) ?? '' },
      endedAt: (run.endedAt ?? run.failedAt)?.toISOString() ?? null,
      reportId: run.report?.id ?? null,
    }));
  }
}

function stateOf({ endedAt, failedAt, attempts }: Run): ComparisonView['state'] {
  if (endedAt) return 'done';
  if (failedAt) return 'failed';
  return attempts > 0 ? 'running' : 'waiting';
}
