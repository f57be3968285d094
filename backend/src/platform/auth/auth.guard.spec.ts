import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { expect, it } from 'vitest';
import { AuthGuard } from './auth.guard.js';

class Forgotten {
  list() {}
}

it('names a route whose policy was forgotten, and lets nobody in', async () => {
  const context = {
    getClass: () => Forgotten,
    getHandler: () => Forgotten.prototype.list,
  } as unknown as ExecutionContext;
  await expect(new AuthGuard(new Reflector()).canActivate(context)).rejects.toThrow(
    'No @Policy says who may call Forgotten.list',
  );
});
