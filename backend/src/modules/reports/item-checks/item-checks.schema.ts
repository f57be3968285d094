import { z } from 'zod';
import { paging } from '../../../platform/http/paging.js';
import { longText } from '../../../platform/http/texts.js';

const person = z.object({ id: z.uuid(), name: z.string() });

export const itemCheckView = z
  .object({
    id: z.uuid(),
    itemId: z.uuid(),
    version: z.int().describe('Of the object, to be sent back with what is decided of it'),
    title: z.string(),
    image: z.string().nullable(),
    owner: person,
    early: z.boolean().describe('Whether it is one of the first objects of its owner'),
    words: z.array(z.string()).describe('Of what may not be let, in its title or description'),
    createdAt: z.iso.datetime(),
    checkedAt: z.iso.datetime().nullable(),
    checkedBy: person.nullable(),
    outcome: z.enum(['kept', 'hidden', 'gone']).nullable(),
  })
  .meta({ id: 'ItemCheck' });

/** Oldest first. */
export const itemCheckList = paging(['createdAt']).extend({
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  state: z
    .enum(['waiting', 'flagged', 'checked'])
    .optional()
    .describe('`flagged` waits and has such words'),
});

export const itemCheckParams = z.object({ id: z.uuid() });

const version = z
  .int()
  .describe('Of the object as it was read: when its owner has edited it since, it is refused');

export const keeping = z.object({ version });
export const hiding = z.object({ version, reason: longText().min(3).max(500) });

export type ItemCheckView = z.infer<typeof itemCheckView>;
export type ItemCheckList = z.output<typeof itemCheckList>;
export type Keeping = z.output<typeof keeping>;
export type Hiding = z.output<typeof hiding>;
