import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProblemError } from './kernel/errors.js';
import { AccountsModule, MakeAdmin } from './modules/accounts/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PlatformModule } from './platform/platform.module.js';

/**
 * `node dist/make-admin.js <email>` makes a member an admin, as the first of a new installation has
 * to be made. The member is told by mail. It says what it did and ends with 1 when it refused.
 */
@Module({ imports: [PlatformModule, AccountsModule, NotificationsModule] })
class CommandModule {}

const [, , email] = process.argv;

const refusals: Partial<Record<string, string>> = {
  'user-not-found': `No member has the address ${email}.`,
  'email-not-confirmed': `${email} has not been confirmed: open the link in the mail first.`,
};

if (email) await makeAdmin(email.toLowerCase());
else refuse('Usage: node dist/make-admin.js <email>');

async function makeAdmin(address: string): Promise<void> {
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'] });
  try {
    const made = await app.get(MakeAdmin, { strict: false }).execute(address);
    console.log(made ? `${address} is an admin now.` : `${address} is an admin already.`);
  } catch (error) {
    const refusal = error instanceof ProblemError && refusals[error.code];
    if (!refusal) throw error;
    refuse(refusal);
  } finally {
    await app.close();
  }
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
