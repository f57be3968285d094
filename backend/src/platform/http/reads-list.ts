import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Refuses } from './refuses.js';

export const readsListKey = 'loka:reads-list';

/** Counts the calls of a route among those by which its member reads lists. */
export const ReadsList = (): MethodDecorator =>
  applyDecorators(SetMetadata(readsListKey, true), Refuses('too-many-requests'));
