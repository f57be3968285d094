import { counter } from '../monitoring/meters.js';

const channels = ['mail', 'sms', 'push'] as const;
const outcomes = ['sent', 'retried', 'expired', 'refused'] as const;

export type Channel = (typeof channels)[number];
type Outcome = (typeof outcomes)[number];

const deliveries = counter(
  'deliveries_total',
  'Attempts to hand over a message: sent, to be tried again, or given up since it is too old (expired) or can never arrive (refused)',
  'channel',
  'outcome',
);

// A count that appears with its first message has grown from nothing, which Prometheus does not see.
for (const channel of channels) {
  for (const outcome of outcomes) deliveries.inc({ channel, outcome }, 0);
}

/** Counts an attempt to hand a message over to whoever brings it to its reader. */
export function countDelivery(channel: Channel, outcome: Outcome): void {
  deliveries.inc({ channel, outcome });
}
