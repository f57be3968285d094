import { totalCap } from './catalogue.schema.js';

/** The headers of the public list, as the API document describes them. */
export const pageHeaders = {
  'X-Total-Count': {
    description: `How many items match; ${totalCap} stands for that many or more`,
    schema: { type: 'integer', maximum: totalCap },
  },
  Link: {
    description: 'The next page: `<address>; rel="next"`; absent on the last one',
    schema: { type: 'string' },
  },
} as const;
