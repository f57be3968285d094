import type { BaitAct, Fault } from './fault.js';
import type { Gate } from './gates.js';
import { kill, killedAt, killedInCall, killWorkers, sleepPastLease } from './kills.js';
import {
  flushRedis,
  jump,
  killGatewayUnread,
  killPostgresDeciding,
  silenceRedis,
} from './outages.js';

/** Of a worker: each step of a payment, in their order. */
const stepsOfWorker: readonly Gate[] = [
  'taking the step',
  'noting that it sends',
  'noting the answer',
  'moving the money',
  'deciding',
  'committing the decision',
];

/** Of the API: each step of the calls that begin a payment, or tell of one. */
const stepsOfApi: readonly [Gate, BaitAct][] = [
  ['taking a key', 'pay'],
  ['opening a payment', 'pay'],
  ['moving the money', 'withdraw'],
  ['committing a payment', 'withdraw'],
  ['keeping the answer', 'pay'],
  ['storing a callback', 'pay and be called back'],
];

/** Everything that can go wrong in a history, beside the road of callbacks and the clocks' skew. */
export const faults: readonly Fault[] = [
  ...stepsOfWorker.map((gate) => killedAt('worker', gate, 'pay')),
  killedInCall('/pay', 'pay'),
  killedInCall('/payout', 'withdraw'),
  killedInCall('/status', 'pay'),
  { kind: 'worker killed', step: 'between two steps', strike: killWorkers },
  { kind: 'worker asleep', step: 'past its lease', strike: sleepPastLease },
  ...stepsOfApi.map(([gate, act]) => killedAt('api', gate, act)),
  { kind: 'Redis killed', step: 'at work', strike: (world) => kill(world, 'redis') },
  { kind: 'Redis silent', step: 'at work', strike: silenceRedis },
  { kind: 'Redis flushed', step: 'at work', strike: flushRedis },
  { kind: 'PostgreSQL killed', step: 'at work', strike: (world) => kill(world, 'postgres') },
  { kind: 'PostgreSQL killed', step: 'deciding', strike: killPostgresDeciding },
  { kind: 'gateway killed', step: 'with a charge unread', strike: killGatewayUnread },
  { kind: 'clocks jump', step: '100 s', strike: (world) => jump(world, 100_000) },
  { kind: 'clocks jump', step: '21 min', strike: (world) => jump(world, 21 * 60_000) },
];
