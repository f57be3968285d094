import { Injectable, Logger } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import type { DataExport } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { DomainEvents } from '../../events/index.js';
import { inDays, keptDays, leaseMs, mostAttempts, partBytes } from '../domain/export-rules.js';
import { exportFailed, exportReady } from '../personal-data.events.js';
import { ExportFiles } from './export-files.js';
import { LeaseLost } from './lease-lost.js';
import { packParts } from './pack-parts.js';

/** Makes the files of what is kept of a member. */
@Injectable()
export class MakeExport {
  private readonly logger = new Logger(MakeExport.name);
  /** What a file holds at least before another one begins. */
  partBytes = partBytes;

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly files: ExportFiles,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    const leased = await this.lease(id);
    if (!leased) return;
    // A worker that dies of it says nothing.
    if (leased.attempts > mostAttempts) return this.fail(leased);
    try {
      // What an attempt that died has left.
      await this.files.removeAllOf(id);
      await this.finish(leased, await this.putParts(leased));
    } catch (error) {
      if (error instanceof LeaseLost) return this.logger.warn(error.message);
      this.logger.error({ msg: 'Export failed', exportId: id }, error);
      await this.fail(leased);
    }
  }

  /** The lease keeps another worker from making it at the same time; null when one has it. */
  private async lease(id: string): Promise<DataExport | null> {
    const now = this.clock.now();
    const [leased] = await this.db.dataExport.updateManyAndReturn({
      where: { id, nextAttemptAt: { lte: now } },
      data: { nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: { increment: 1 } },
    });
    return leased ?? null;
  }

  /** @returns how many there are */
  private async putParts(leased: DataExport): Promise<number> {
    const found = await this.personalData.collect(leased.userId);
    let parts = 0;
    for await (const content of packParts(found, leased.requestedAt, this.partBytes)) {
      parts++;
      await this.files.put(leased, parts, content);
    }
    return parts;
  }

  private finish({ id, userId, attempts }: DataExport, parts: number): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const readyAt = this.clock.now();
      const { count } = await tx.dataExport.updateMany({
        where: { id, attempts, nextAttemptAt: { not: null } },
        data: { nextAttemptAt: null, readyAt, expiresAt: inDays(readyAt, keptDays), parts },
      });
      if (count === 0) throw new LeaseLost(id);
      await this.events.record(tx, afterCommit, exportReady, {
        subjectId: userId,
        actor: { role: 'system' },
        facts: {},
        at: readyAt,
      });
    });
  }

  /** Tried again after a minute, or given up, which the member is told. */
  private async fail({ id, userId, attempts }: DataExport): Promise<void> {
    const at = this.clock.now();
    const isOver = attempts >= mostAttempts;
    const later = new Date(at.getTime() + minuteMs);
    const isOurs = await this.transactions.run(async (tx, afterCommit) => {
      const { count } = await tx.dataExport.updateMany({
        where: { id, attempts, nextAttemptAt: { not: null } },
        data: isOver ? { nextAttemptAt: null, failedAt: at } : { nextAttemptAt: later },
      });
      if (count > 0 && isOver) {
        await this.events.record(tx, afterCommit, exportFailed, {
          subjectId: userId,
          actor: { role: 'system' },
          facts: {},
          at,
        });
      }
      return count > 0;
    });
    if (isOurs) await this.files.removeAllOf(id);
  }
}
