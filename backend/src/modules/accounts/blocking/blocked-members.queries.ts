import { Injectable } from '@nestjs/common';
import { maskedName } from '../../../kernel/masked-name.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { endBefore, type Listing, pageOfNewest } from '../../../platform/http/listing.js';
import type { Page } from '../../../platform/http/paging.js';
import { avatarUrl } from '../../uploads/index.js';
import type { BlockedMemberView } from './blocking.schema.js';

interface Blocked {
  id: string;
  name: string;
  avatarId: string | null;
  createdAt: Date;
}

@Injectable()
export class BlockedMembersQueries {
  constructor(private readonly sql: Sql) {}

  /** Whom a member blocks, those blocked last first. Names stay as masked as they are to strangers. */
  async listOf(blockerId: string, query: Listing): Promise<Page<BlockedMemberView>> {
    const end = endBefore(query);
    const before = end
      ? Prisma.sql`and (b.created_at, b.blocked_id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.empty;
    const [rows, [counted]] = await Promise.all([
      this.sql.$queryRaw<Blocked[]>`
        select u.id, u.name, u.avatar_id as "avatarId", b.created_at as "createdAt"
        from blocked_members b join users u on u.id = b.blocked_id
        where b.blocker_id = ${blockerId}::uuid ${before}
        order by b.created_at desc, b.blocked_id desc limit ${query.limit + 1}`,
      this.sql.$queryRaw<{ total: number }[]>`
        select count(*)::int as total from blocked_members where blocker_id = ${blockerId}::uuid`,
    ]);
    const page = pageOfNewest(rows, counted?.total ?? 0, query);
    return { ...page, rows: page.rows.map(viewBlocked) };
  }
}

function viewBlocked({ id, name, avatarId, createdAt }: Blocked): BlockedMemberView {
  return {
    id,
    name: maskedName(name),
    avatar: avatarUrl(avatarId),
    blocked_at: createdAt.toISOString(),
  };
}
