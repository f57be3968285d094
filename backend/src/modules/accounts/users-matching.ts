import type { Prisma } from '../../platform/database/generated/client.js';
import { escapeLike } from '../../platform/database/like.js';

/** Users whose name or address has a text in it. */
export const usersMatching = (text: string): Prisma.UserWhereInput => ({
  searchText: { contains: escapeLike(text), mode: 'insensitive' },
});
