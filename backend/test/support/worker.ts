import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import passport, { type Strategy } from 'passport';
import { onTestFinished } from 'vitest';

/** One for the whole process, where the last module that is loaded leaves its own. */
const strategies = passport as unknown as { _strategy(name: string): Strategy | undefined };

/** Starts a program of workers that consists of a module, until the end of the test. */
export async function startWorker(module: Type): Promise<INestApplicationContext> {
  const ofTheApi = strategies._strategy('jwt');
  const worker = await NestFactory.createApplicationContext(module, {
    logger: false,
    abortOnError: false,
  });
  if (ofTheApi) passport.use('jwt', ofTheApi);
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
