import type { components } from './schema.generated.js';

/** Everything that the API describes by name. */
export type Schemas = components['schemas'];

export type Session = Schemas['Session'];
export type Problem = Schemas['Problem'];
