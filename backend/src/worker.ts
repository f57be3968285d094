import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { logEnvironmentWarnings, logWarnings } from './platform/logging/log-warnings.js';
import { createLogger } from './platform/logging/logger.js';
import { start } from './platform/start.js';
import { stopOnSignals } from './platform/stop-on-signals.js';
import { WorkerModule } from './worker.module.js';

logWarnings();
await start(async () => {
  const worker = await NestFactory.createApplicationContext(WorkerModule, {
    logger: createLogger(),
    abortOnError: false,
  });
  logEnvironmentWarnings();
  stopOnSignals(worker);
});
