import type { Failpoint } from './failpoints.js';
import type { Fault, TriggerCall } from './fault.js';
import {
  kill,
  killAllWorkers,
  killAtFailpoint,
  killDuringGatewayCall,
  pausePastLease,
} from './kills.js';
import {
  advanceClocks,
  flushRedis,
  killGatewayBeforeRequestIsRead,
  killPostgresDuringDecision,
  pauseRedis,
} from './outages.js';

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

/** Every fault of a run, beside those of callback delivery and of clocks that differ. */
export const faults: readonly Fault[] = [
  ...workerFailpoints.map((failpoint) => killAtFailpoint('worker', failpoint, 'pay')),
  killDuringGatewayCall('/pay', 'pay'),
  killDuringGatewayCall('/payout', 'withdraw'),
  killDuringGatewayCall('/status', 'pay'),
  { kind: 'worker killed', step: 'between two steps', inject: killAllWorkers },
  { kind: 'worker paused', step: 'past its lease', inject: pausePastLease },
  ...apiFailpoints.map(([failpoint, call]) => killAtFailpoint('api', failpoint, call)),
  { kind: 'Redis killed', step: 'at any time', inject: (cluster) => kill(cluster, 'redis') },
  { kind: 'Redis paused', step: 'at any time', inject: pauseRedis },
  { kind: 'Redis flushed', step: 'at any time', inject: flushRedis },
  {
    kind: 'PostgreSQL killed',
    step: 'at any time',
    inject: (cluster) => kill(cluster, 'postgres'),
  },
  { kind: 'PostgreSQL killed', step: 'recording the decision', inject: killPostgresDuringDecision },
  {
    kind: 'gateway killed',
    step: 'before it reads a charge',
    inject: killGatewayBeforeRequestIsRead,
  },
  { kind: 'clocks advanced', step: '100 s', inject: (cluster) => advanceClocks(cluster, 100_000) },
  {
    kind: 'clocks advanced',
    step: '21 min',
    inject: (cluster) => advanceClocks(cluster, 21 * 60_000),
  },
];
