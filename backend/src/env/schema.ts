import { z } from 'zod';
import { accountSettings } from './settings/accounts.js';
import { data } from './settings/data.js';
import { gateway } from './settings/gateway.js';
import { limits } from './settings/limits.js';
import { messages } from './settings/messages.js';
import { program } from './settings/program.js';
import { rentals } from './settings/rentals.js';

/** Every setting, each by itself: `checks` has what several of them say together, and what production asks for. */
export const schema = z.object({
  ...program,
  ...data,
  ...accountSettings,
  ...messages,
  ...gateway,
  ...rentals,
  ...limits,
});

export type Settings = z.infer<typeof schema>;

/** The name of each. */
export const variables: readonly string[] = Object.keys(schema.shape);
