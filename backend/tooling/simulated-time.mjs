// Preloaded into the programs of fault runs and browser tests: their clocks and their schedules follow
// a simulated time. Plain JavaScript, since they run as built. SIMULATED_TIME_FILE names a file that holds by how
// many milliseconds the program's clock is ahead of the machine's.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { SIMULATED_TIME_FILE = '' } = process.env;
/** How often the file is read, in ms of the machine's time. */
const readIntervalMs = 50;
const { CronJob } = createRequire(import.meta.resolve('@nestjs/schedule'))('cron');

const MachineDate = Date;
let aheadMs = readAhead();

function readAhead() {
  const ahead = Number(readFileSync(SIMULATED_TIME_FILE, 'utf8') || 'nothing');
  if (!Number.isFinite(ahead)) throw new Error(`${SIMULATED_TIME_FILE} does not hold milliseconds`);
  return ahead;
}

const now = () => MachineDate.now() + aheadMs;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, property, receiver) =>
    property === 'now' ? now : Reflect.get(target, property, receiver),
});

/** When the next round of each schedule is due. */
const nextRounds = new Map();
const { start, stop } = CronJob.prototype;
CronJob.prototype.start = function () {
  start.call(this);
  nextRounds.set(this, this.nextDate().toMillis());
};
CronJob.prototype.stop = function () {
  nextRounds.delete(this);
  return stop.call(this);
};

/**
 * The timer of a schedule does not know that time was advanced: its round is due at once, one time. One whose last round
 * is still at work would leave it out, and is not due again for up to a day: it follows when that has ended.
 */
function runRoundsPassed() {
  for (const [schedule, dueAt] of [...nextRounds]) {
    if (dueAt > now() || schedule.isCallbackRunning) continue;
    schedule.stop();
    schedule.start();
    void schedule.fireOnTick();
  }
}

setInterval(() => {
  aheadMs = readAhead();
  runRoundsPassed();
}, readIntervalMs).unref();
