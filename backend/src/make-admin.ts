import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProblemError } from './kernel/errors.js';
import { AccountsModule, MakeAdmin } from './modules/accounts/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PlatformModule } from './platform/platform.module.js';

/**
 * `node dist/make-admin.js <email> [--approves-now]` makes a member an admin, as the first of a new installation has to be
 * made, and any while there is only one; `--remove` takes the role. A new admin approves what others propose after seven
 * days, with `--approves-now` at once, also one who is an admin already. The member and the admins are told. It says what
 * it did and ends with 1 when it refused.
 */
@Module({ imports: [PlatformModule, AccountsModule, NotificationsModule] })
class CommandModule {}

const usage = 'Usage: node dist/make-admin.js <email> [--approves-now | --remove]';
const options = { 'approves-now': { type: 'boolean' }, remove: { type: 'boolean' } } as const;

const refusals: Partial<Record<string, (email: string) => string>> = {
  'user-not-found': (email) => `No member has the address ${email}.`,
  'email-not-confirmed': (email) =>
    `${email} has not been confirmed: open the link in the mail first.`,
};

await run();

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [email] = positionals;
  const known = Object.keys(values).every((name) => name in options);
  if (!email || !known || positionals.length > 1 || (values.remove && values['approves-now'])) {
    refuse(usage);
    return;
  }
  await change(email.toLowerCase(), Boolean(values.remove), Boolean(values['approves-now']));
}

async function change(address: string, removes: boolean, approvesNow: boolean): Promise<void> {
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'] });
  try {
    const makeAdmin = app.get(MakeAdmin, { strict: false });
    const changed = removes
      ? await makeAdmin.remove(address)
      : await makeAdmin.execute(address, approvesNow);
    console.log(said(address, changed, { removes, approvesNow }));
  } catch (error) {
    const refusal = error instanceof ProblemError && refusals[error.code];
    if (!refusal) throw error;
    refuse(refusal(address));
  } finally {
    await app.close();
  }
}

function said(
  address: string,
  changed: boolean,
  { removes, approvesNow }: { removes: boolean; approvesNow: boolean },
): string {
  if (removes) return changed ? `${address} is no admin any more.` : `${address} is no admin.`;
  if (!changed) return `${address} is an admin already.`;
  return approvesNow
    ? `${address} is an admin now, and approves at once.`
    : `${address} is an admin now, and approves what others propose in seven days.`;
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
