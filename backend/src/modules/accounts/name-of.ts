import { Prisma } from '../../platform/database/generated/client.js';

/** What a user is called now, as a part of a statement of another module. */
export function nameOf(userId: string): Prisma.Sql {
  return Prisma.sql`(select name from users where id = ${userId}::uuid)`;
}

/** How a user is written to now, as JSON, as a part of a statement of another module; null of a deleted account. */
export function contactOf(userId: string): Prisma.Sql {
  return Prisma.sql`(
    select json_build_object('name', name, 'email', email) from users
    where id = ${userId}::uuid and deleted_at is null)`;
}
