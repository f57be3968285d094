import path from 'node:path';
import { say } from './terminal.js';

const accounts = ['locataire', 'proprietaire', 'staff', 'admin', 'ops'];

/** What to open, whom to be, and where to look when something is wrong. */
export function welcome(
  addresses: Record<'site' | 'console' | 'api' | 'mailbox' | 'logs', string>,
): void {
  say.plain(`
  ${say.strong(`Loka      ${addresses.site}`)}
  Console   ${addresses.console}
  API       ${addresses.api}
  Mailbox   ${addresses.mailbox}

  Accounts  ${accounts.map((name) => `${name}@loka.example`).join('\n            ')}
  Password  LokaDemo2026!

  ${say.faint(`Logs in ${path.relative('.', addresses.logs)}. Ctrl-C stops everything.`)}
`);
}
