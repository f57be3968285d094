import { Prisma } from '../../platform/database/generated/client.js';

/** What a user is called now, as a part of a statement of another module. */
export function nameOf(userId: string): Prisma.Sql {
  return Prisma.sql`(select name from users where id = ${userId}::uuid)`;
}
