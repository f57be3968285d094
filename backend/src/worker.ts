import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { createLogger } from './platform/logging/logger.js';
import { WorkerModule } from './worker.module.js';

const worker = await NestFactory.createApplicationContext(WorkerModule, {
  logger: createLogger(),
  abortOnError: false,
});
worker.enableShutdownHooks();
