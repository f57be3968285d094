import { createHmac } from 'node:crypto';
import { env } from '../../../env.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { type Category, categories } from '../domain/category.js';

/** No point: an address whose last part has one is that of a file, and no page. */
const separator = '~';

/** Whose mails of which category are no longer wanted. */
export interface Unsubscription {
  userId: string;
  category: Category;
}

/**
 * The address that a mail names for those who want no more of its category. Its token is signed and does
 * not expire: a mail may be read years later, and says no more than that its reader has it.
 */
export function unsubscribeUrl(userId: string, category: Category): string {
  return `${env.PUBLIC_URL}/desabonnement/${tokenFor({ userId, category })}`;
}

function tokenFor({ userId, category }: Unsubscription): string {
  return [userId, category, sign(`${userId}.${category}`)].join(separator);
}

/** @returns null for a token that we did not sign */
export function readToken(token: string): Unsubscription | null {
  const [userId = '', named = '', signature = ''] = token.split(separator);
  const category = categories.find((one) => one === named);
  if (!category || !safeEqual(signature, sign(`${userId}.${named}`))) return null;
  return { userId, category };
}

function sign(subject: string): string {
  return createHmac('sha256', env.JWT_SECRET).update(`unsubscribe:${subject}`).digest('base64url');
}
