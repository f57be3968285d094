import { Prisma } from '../../platform/database/generated/client.js';

/** How a meeting point is written, `Port Môle, Centre-ville, Libreville`, in SQL; null for none. */
export function meetingPointOf(id: string | null): Prisma.Sql {
  return Prisma.sql`(
    select concat_ws(', ', m.name, q.name, c.name)
    from meeting_points m join quartiers q on q.id = m.quartier_id join cities c on c.id = q.city_id
    where m.id = ${id}::uuid)`;
}
