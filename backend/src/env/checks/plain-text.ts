import type { Problem } from '../problem.js';
import { isPlainText } from '../types/addresses.js';

/** Settings that name where data, money, mails, codes and jobs are sent, with how TLS is asked for. */
const sentTo: Readonly<Record<string, string>> = {
  GATEWAY_PAY_URL: 'https://',
  GATEWAY_STATUS_URL: 'https://',
  GATEWAY_RENEW_SECRET_URL: 'https://',
  GATEWAY_PAYOUT_URL: 'https://',
  GATEWAY_BOOK_URL: 'https://',
  SMS_URL: 'https://',
  SMTP_URL: 'smtps://, or smtp://…?requireTLS=true',
  REDIS_URL: 'rediss://',
  DATABASE_URL: '?sslmode=verify-full',
  DATABASE_DIRECT_URL: '?sslmode=verify-full',
};

/** What production would send through foreign networks for others to read. */
export function plainTextIn(given: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(sentTo)
    .filter(([name]) => given[name]?.split(',').some((address) => isPlainText(address.trim())))
    .map(([name, tls]) => ({
      name,
      message: `leaves your network as plain text; use TLS (${tls})`,
    }));
}
