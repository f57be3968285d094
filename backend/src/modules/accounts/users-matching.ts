import { plainText } from '../../kernel/plain-text.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { escapeLike } from '../../platform/database/like.js';

/** Users whose name or address has every word of a text in it, in any order, whatever its accents. */
export const usersMatching = (text: string): Prisma.UserWhereInput => ({
  AND: plainText(text)
    .split(/\s+/)
    .map((word) => ({ plainText: { contains: escapeLike(word) } })),
});
