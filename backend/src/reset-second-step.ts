import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProblemError } from './kernel/errors.js';
import { AuthModule, ResetSecondStep } from './modules/auth/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PlatformModule } from './platform/platform.module.js';

/**
 * `node dist/reset-second-step.js <email>` removes the passkeys, the app and the recovery codes of an account, and ends its
 * sessions: for an admin who has lost them all, where no other admin can. The member is told by mail. It says what it
 * did and ends with 1 when it refused.
 */
@Module({ imports: [PlatformModule, AuthModule, NotificationsModule] })
class CommandModule {}

const [, , email] = process.argv;

if (email) await resetSecondStep(email.toLowerCase());
else refuse('Usage: node dist/reset-second-step.js <email>');

async function resetSecondStep(address: string): Promise<void> {
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'] });
  try {
    await app.get(ResetSecondStep, { strict: false }).executeByCommand(address);
    console.log(`${address} signs in with the password alone now.`);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'user-not-found') throw error;
    refuse(`No member has the address ${address}.`);
  } finally {
    await app.close();
  }
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
