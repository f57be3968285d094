import { Chance } from '../workload/chance.js';
import type { Locks } from './database/locks.js';
import type { Server } from './database/server.js';
import { type Fault, type Faults, noFaults, type Place } from './faults.js';
import { Timeline } from './timeline.js';
import { Trace } from './trace.js';

/** All that the simulated services, programs and members of one process share. */
export class World {
  readonly timeline = new Timeline(() => this.server.requireIdle());
  readonly trace: Trace;
  /** Of latencies, fates and members: the order of events. */
  chance = new Chance('start');
  /** Of the order of rows that no statement asks for. */
  orders = new Chance('start');
  randomness = { ids: new Chance('start'), other: new Chance('start') };
  private faults: Faults = noFaults;
  private struck = 0;
  private places = 0;
  /** Whether programs start now, outside of simulated time. */
  isStarting = true;
  statements = 0;
  /** How many commits there were: whatever was read before may have changed since. */
  commits = 0;
  /** How many of them changed rentals or objects. */
  commitsOfRentals = 0;

  constructor(
    readonly server: Server,
    readonly locks: Locks,
    traceShown: boolean,
  ) {
    this.trace = new Trace(() => this.timeline.now, traceShown);
  }

  /** Begins a history. */
  begin(seed: string, at: number, faultsOf: (chance: Chance) => Faults): void {
    this.chance = new Chance(`${seed} events`);
    this.orders = new Chance(`${seed} orders`);
    this.randomness = { ids: new Chance(`${seed} ids`), other: new Chance(`${seed} other`) };
    this.faults = faultsOf(new Chance(`${seed} faults`));
    this.timeline.startAt(at);
    this.statements = 0;
    this.commits = 0;
    this.commitsOfRentals = 0;
    this.struck = 0;
    this.places = 0;
    this.locks.waited = 0;
    this.locks.deadlocks = 0;
  }

  /** The fault that strikes here and now, if one does. */
  faultAt(place: Place): Fault | undefined {
    if (place.what !== 'statement' && place.when === 'before') this.places++;
    const fault = this.faults.at(place);
    if (fault) this.struck++;
    return fault;
  }

  countCommit(changesRentals: boolean): void {
    this.commits++;
    if (changesRentals) this.commitsOfRentals++;
  }

  /** Of the history so far. */
  get counts() {
    const { statements, struck: faults, places } = this;
    return {
      statements,
      faults,
      places,
      waited: this.locks.waited,
      deadlocks: this.locks.deadlocks,
    };
  }

  /** How long something takes on its way, in ms: little, and now and then long. */
  latency(): number {
    if (this.chance.happens(0.004)) return this.chance.integer(100, 8_000);
    return this.chance.integer(1, 6);
  }
}
