import type { OwnersLook } from '../describe-day';

/** How days look that are too small for more than a colour. */
export const DAY_FILLS: Record<OwnersLook, string> = {
  let: 'bg-lagoon-700 text-white',
  part: 'bg-lagoon-200 text-ink-900',
  shut: 'bg-stripes text-ink-900 ring-1 ring-sand-300 ring-inset',
  asked: 'bg-sun-100 text-ink-900 ring-1 ring-sun-400 ring-inset',
  free: 'bg-surface text-ink-900 ring-1 ring-sand-200 ring-inset',
  closed: 'bg-sand-200/60',
  edge: 'bg-lagoon-900 text-white',
  within: 'bg-lagoon-100 ring-1 ring-lagoon-300 ring-inset',
};
