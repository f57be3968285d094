import { Injectable } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Synonym } from './domain/understand.js';

const keptMs = 10 * minuteMs;

/** What people call the same: some hundred rows, which change with a migration, read anew every ten minutes. */
@Injectable()
export class Synonyms {
  private kept: { rows: Promise<Synonym[]>; until: number } | undefined;

  constructor(private readonly sql: Sql) {}

  async list(): Promise<Synonym[]> {
    const now = performance.now();
    if (!this.kept || this.kept.until < now) {
      const rows = this.sql.rows<Synonym>(
        Prisma.sql`select meaning, phrase, broad from search_synonyms order by meaning, phrase`,
      );
      this.kept = { rows, until: now + keptMs };
    }
    try {
      return await this.kept.rows;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }
}
