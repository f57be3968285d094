import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** What members were told of, against what happened. */
export const notificationInvariants: Invariant[] = [
  {
    name: 'every notification says when and of which kind its event was',
    sql: Prisma.sql`
      select n.id, n.kind, n.created_at, e.kind as event, e.at
      from notifications n left join domain_events e on e.id = n.event_id
      where (n.kind, n.created_at) is distinct from (e.kind, e.at) or n.read_at < n.created_at`,
  },
];
