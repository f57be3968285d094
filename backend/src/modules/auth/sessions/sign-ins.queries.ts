import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { deviceName, deviceOf } from '../domain/device.js';
import type { SignInView } from './sessions.schema.js';

interface Row {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** More than anybody uses; the others are older. */
export const mostSignIns = 100;

@Injectable()
export class SignInsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The sign-ins of a member that go on: this one first, then those used last. */
  async list({ id: userId, sessionId }: Pick<Actor, 'id' | 'sessionId'>): Promise<SignInView[]> {
    const rows = await this.sql.$queryRaw<Row[]>`
      select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
      from sign_ins
      where user_id = ${userId}::uuid and exists (
        select from sessions
        where family_id = sign_ins.id and revoked_at is null and expires_at > ${this.clock.now()})
      order by id is not distinct from ${sessionId ?? null}::uuid desc, last_used_at desc, id
      limit ${mostSignIns}`;
    return rows.map(({ userAgent, createdAt, lastUsedAt, id }) => {
      const device = deviceOf(userAgent);
      return {
        id,
        name: deviceName(device),
        kind: device.kind,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === sessionId,
      };
    });
  }
}
