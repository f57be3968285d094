import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { LiveStreams } from '../../../platform/live/live-streams.js';

/** Tells the open streams which sign-ins go on. */
@Injectable()
export class OpenSessions implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly streams: LiveStreams,
  ) {}

  onModuleInit(): void {
    this.streams.checkWith((ids) => this.among(ids));
  }

  /** Those of the families with a refresh token that is still good. */
  private async among(ids: string[]): Promise<Set<string>> {
    const rows = await this.sql.$queryRaw<{ id: string }[]>`
      select distinct family_id as id from sessions
      where family_id = any(${ids}::uuid[]) and revoked_at is null
        and expires_at > ${this.clock.now()}`;
    return new Set(rows.map(({ id }) => id));
  }
}
