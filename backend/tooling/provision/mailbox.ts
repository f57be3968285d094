import path from 'node:path';
import { listening } from '../ports.js';
import type { Supervisor } from '../supervisor.js';

/** Starts a mailbox that accepts every mail, whoever it is for, and shows them in the browser. */
export async function startMailbox(
  supervisor: Supervisor,
  { folder, smtp, web }: { folder: string } & Record<'smtp' | 'web', number>,
) {
  const options = {
    smtp,
    web,
    ip: '127.0.0.1',
    'web-ip': '127.0.0.1',
    'mail-directory': path.join(folder, 'mails'),
  };
  supervisor.start({
    name: 'mailbox',
    command: process.execPath,
    args: [
      path.resolve('node_modules/maildev/bin/maildev'),
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
  });
  await supervisor.until(Promise.all([listening(smtp), listening(web)]));
  return { smtp: `smtp://127.0.0.1:${smtp}`, address: `http://localhost:${web}` };
}
