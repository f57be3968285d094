import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import type { DataExportView } from './exports.schema.js';

@Injectable()
export class ExportsQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The last one that a member asked for; null when there never was one. */
  async getLast(userId: string): Promise<DataExportView | null> {
    const last = await this.db.dataExport.findFirst({
      where: { userId },
      orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
      include: { files: { orderBy: { part: 'asc' } } },
    });
    if (!last) return null;
    const { id, requestedAt, readyAt, failedAt, expiresAt, files } = last;
    const isOver = expiresAt !== null && expiresAt <= this.clock.now();
    const ended = failedAt ? 'failed' : readyAt ? 'ready' : 'preparing';
    const state = isOver ? 'expired' : ended;
    return {
      id,
      state,
      requestedAt: requestedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      parts: state === 'ready' ? files.map(({ part, bytes }) => ({ part, bytes: bytes ?? 0 })) : [],
    };
  }
}
