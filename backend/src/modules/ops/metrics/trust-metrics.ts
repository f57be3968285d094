import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { hourMs, minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
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
    help: 'Exports of a member’s data that should have been made, or removed, an hour ago',
    registers: [],
  });
  private readonly all = [
    this.exports,
    this.open,
    this.oldest,
    this.checks,
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
      removals: number;
      papers: number;
      deletions: number;
      exports: number;
    }>(Prisma.sql`
      select count(*)::int as open, min(created_at) as oldest,
        (select count(*)::int from item_checks where checked_at is null) as checks,
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
    const waited = found.oldest ? this.clock.now().getTime() - found.oldest.getTime() : 0;
    this.oldest.set(waited / 1000);
    this.checks.set(found.checks);
    this.removals.set(found.removals);
    this.papers.set(found.papers);
    this.deletions.set(found.deletions);
    this.exports.set(found.exports);
  }
}
