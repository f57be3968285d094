import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { onTestFinished } from 'vitest';

/** Starts a program of workers that consists of a module, until the end of the test. */
export async function startWorker(module: Type): Promise<INestApplicationContext> {
  const worker = await NestFactory.createApplicationContext(module, {
    logger: false,
    abortOnError: false,
  });
  onTestFinished(() => worker.close());
  return worker;
}

/** A promise that the test resolves. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
