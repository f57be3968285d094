import path from 'node:path';
import { bold, dim, log } from '../tooling/log.js';

const accounts = ['locataire', 'proprietaire', 'staff', 'admin', 'ops'];

/**
 * Prints what to open, which accounts to sign in with, and where the logs are. The database of somebody else has no
 * accounts of ours.
 */
export function printAddresses(
  addresses: Record<'site' | 'console' | 'api' | 'mailbox' | 'phones' | 'logs', string>,
): void {
  const demo = `
  Accounts  ${accounts.map((name) => `${name}@loka.example`).join('\n            ')}
  Password  LokaDemo2026!
`;
  log.line(`
  ${bold(`Loka      ${addresses.site}`)}
  Console   ${addresses.console}
  API       ${addresses.api}
  Mailbox   ${addresses.mailbox}
  SMS       ${addresses.phones}
${process.env.DATABASE_URL ? '' : demo}
  ${dim(`Logs in ${path.relative('.', addresses.logs)}. Ctrl-C stops everything.`)}
`);
}
