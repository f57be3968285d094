import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { hourMs, minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { staffReturnStatuses } from '../../rentals/index.js';
import { papersOverdue } from '../../verification/index.js';
import type { Source } from './source.js';

/** Files are removed every minute. */
const removalMs = 15 * minuteMs;

/** What Prometheus reads of what waits for staff, and of files that are to go. */
@Injectable()
export class TrustMetrics implements Source {
  private readonly open = new Gauge({
    name: 'reports_open',
    help: 'Reports of members that are not closed',
    registers: [],
  });
  private readonly oldest = new Gauge({
    name: 'reports_oldest_seconds',
    help: 'How long the oldest report that is not closed has waited; 0 without any',
    registers: [],
  });
  private readonly checks = new Gauge({
    name: 'item_checks_open',
    help: 'Objects that staff are to look at, while they are shown',
    registers: [],
  });
  private readonly identities = new Gauge({
    name: 'identities_open',
    help: 'Identities that staff have not decided',
    registers: [],
  });
  private readonly oldestIdentity = new Gauge({
    name: 'identities_oldest_seconds',
    help: 'How long the oldest identity that is not decided has waited; 0 without any',
    registers: [],
  });
  private readonly disputes = new Gauge({
    name: 'disputes_open',
    help: 'Handovers and security deposits that staff are to decide',
    registers: [],
  });
  private readonly papers = new Gauge({
    name: 'identity_papers_overdue',
    help: 'Identity papers that should have been deleted more than an hour ago',
    registers: [],
  });
  private readonly removals = new Gauge({
    name: 'upload_removals_overdue',
    help: 'Removed uploads whose files are still there a quarter of an hour later',
    registers: [],
  });
  private readonly deletions = new Gauge({
    name: 'account_deletions_overdue',
    help: 'Accounts that should have been deleted more than an hour ago',
    registers: [],
  });
  private readonly exports = new Gauge({
    name: 'data_exports_overdue',
    help: "Exports of a member's data that should have been made, or removed, an hour ago",
    registers: [],
  });
  private readonly all = [
    this.exports,
    this.open,
    this.oldest,
    this.checks,
    this.identities,
    this.oldestIdentity,
    this.disputes,
    this.removals,
    this.papers,
    this.deletions,
  ];

  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  register(registry: Registry): void {
    for (const gauge of this.all) registry.registerMetric(gauge);
  }

  async measure(): Promise<void> {
    for (const gauge of this.all) gauge.remove();
    const removalsDue = new Date(this.clock.now().getTime() - removalMs);
    const papersDue = new Date(this.clock.now().getTime() - hourMs);
    const [found] = await this.database.rows<{
      open: number;
      oldest: Date | null;
      checks: number;
      identities: number;
      oldestIdentity: Date | null;
      disputes: number;
      removals: number;
      papers: number;
      deletions: number;
      exports: number;
    }>(Prisma.sql`
      select count(*)::int as open, min(created_at) as oldest,
        (select count(*)::int from item_checks where checked_at is null) as checks,
        (select count(*)::int from identity_submissions where status = 'pending') as identities,
        (select min(created_at) from identity_submissions where status = 'pending') as "oldestIdentity",
        (select count(*)::int from rentals
          where return_status = any(${staffReturnStatuses}::"ReturnStatus"[])
            or handover_status = 'disputed') as disputes,
        (select count(*)::int from upload_removals where due_at < ${removalsDue}) as removals,
        (select count(*)::int from identity_submissions where ${papersOverdue(papersDue)}) as papers,
        (select count(*)::int from users where deletion_due_at < ${papersDue}) as deletions,
        (select count(*)::int from data_exports e
          where next_attempt_at is not null and requested_at < ${papersDue}
            or removed_at is null and expires_at < ${papersDue}
            or failed_at < ${papersDue}
              and exists (select from data_export_files where export_id = e.id)) as exports
      from reports where closed_at is null`);
    if (!found) return;
    this.open.set(found.open);
    this.oldest.set(this.secondsSince(found.oldest));
    this.checks.set(found.checks);
    this.identities.set(found.identities);
    this.oldestIdentity.set(this.secondsSince(found.oldestIdentity));
    this.disputes.set(found.disputes);
    this.removals.set(found.removals);
    this.papers.set(found.papers);
    this.deletions.set(found.deletions);
    this.exports.set(found.exports);
  }

  private secondsSince(oldest: Date | null): number {
    return oldest ? (this.clock.now().getTime() - oldest.getTime()) / 1000 : 0;
  }
}
