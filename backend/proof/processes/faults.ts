import { minuteMs } from '../../src/kernel/duration.js';
import type { Failpoint } from './failpoints.js';
import type { DayCall, Fault, TriggerCall } from './fault.js';
import {
  killAtFailpoint,
  killBetweenSteps,
  killDuringGatewayCall,
  pausePastLease,
} from './kills.js';
import {
  advanceClocks,
  flushRedis,
  killGatewayBeforeRequestIsRead,
  killPostgresDuringCharge,
  killPostgresDuringDecision,
  killRedis,
  pauseRedis,
} from './outages.js';
import { stopAtFailpoint, stopDuringGatewayCall } from './stops.js';

/** Steps of a worker that processes a payment, in their order. */
const workerFailpoints: readonly Failpoint[] = [
  'claiming a payment',
  'recording the submission',
  'recording the gateway answer',
  'posting to the ledger',
  'recording the decision',
  'committing the decision',
];

/** Steps of the API's calls that create a payment, or receive a callback. */
const apiFailpoints: readonly [Failpoint, TriggerCall][] = [
  ['storing an idempotency key', 'pay'],
  ['creating a payment', 'pay'],
  ['posting to the ledger', 'withdraw'],
  ['committing a payment', 'withdraw'],
  ['storing the answer of a key', 'pay'],
  ['storing a callback', 'pay with callback'],
];

const [recording, committing] = [
  'recording a step of a rental',
  'committing a step of a rental',
] as const;

const [leaving, deleting, deleted] = [
  'recording that a member leaves',
  'deleting an account',
  'committing the end of a deletion',
] as const;

/** The faults of the days on which rentals take their course; a history has one of each list. */
export const dayFaults: Record<DayCall, readonly Fault<DayCall>[]> = {
  'a day passes': [
    killAtFailpoint<DayCall>('worker', recording, 'a day passes'),
    killAtFailpoint<DayCall>('worker', committing, 'a day passes'),
    stopAtFailpoint<DayCall>('worker', recording, 'a day passes'),
  ],
  'members act': [
    killAtFailpoint<DayCall>('api', committing, 'members act'),
    stopAtFailpoint<DayCall>('api', recording, 'members act'),
    killAtFailpoint<DayCall>('api', recording, 'members act'),
  ],
  'members leave': [
    killAtFailpoint<DayCall>('api', leaving, 'members leave'),
    stopAtFailpoint<DayCall>('api', leaving, 'members leave'),
  ],
  'accounts are deleted': [
    killAtFailpoint<DayCall>('worker', deleting, 'accounts are deleted'),
    killAtFailpoint<DayCall>('worker', deleted, 'accounts are deleted'),
    stopAtFailpoint<DayCall>('worker', deleting, 'accounts are deleted'),
  ],
};

/** Every fault of a run among payments, beside those of callback delivery and of clocks that differ. */
export const faults: readonly Fault[] = [
  ...workerFailpoints.map((failpoint) => killAtFailpoint('worker', failpoint, 'pay')),
  killDuringGatewayCall('/pay', 'pay'),
  killDuringGatewayCall('/payout', 'withdraw'),
  killDuringGatewayCall('/status', 'pay'),
  { kind: 'worker killed', step: 'between two steps', inject: killBetweenSteps },
  { kind: 'worker paused', step: 'past its lease', inject: pausePastLease },
  ...apiFailpoints.map(([failpoint, call]) => killAtFailpoint('api', failpoint, call)),
  stopAtFailpoint('worker', 'recording the gateway answer', 'pay'),
  stopAtFailpoint('worker', 'committing the decision', 'pay'),
  stopDuringGatewayCall('/pay', 'pay'),
  stopDuringGatewayCall('/payout', 'withdraw'),
  stopAtFailpoint('api', 'committing a payment', 'withdraw'),
  stopAtFailpoint('api', 'storing the answer of a key', 'pay'),
  killRedis,
  flushRedis,
  pauseRedis,
  killPostgresDuringCharge,
  { kind: 'PostgreSQL killed', step: 'recording the decision', inject: killPostgresDuringDecision },
  {
    kind: 'gateway killed',
    step: 'before it reads a charge',
    inject: killGatewayBeforeRequestIsRead,
  },
  advanceClocks('100 s', 100_000),
  advanceClocks('21 min', 21 * minuteMs),
];
