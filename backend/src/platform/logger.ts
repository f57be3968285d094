import { ConsoleLogger } from '@nestjs/common';
import { env } from '../env.js';

const levels = ['error', 'warn', 'log', 'debug'] as const;

/** Lines for people in development, JSON for machines in production. */
export function createLogger(): ConsoleLogger {
  return new ConsoleLogger({
    json: env.NODE_ENV === 'production',
    logLevels: levels.slice(0, levels.indexOf(env.LOG_LEVEL) + 1),
  });
}
