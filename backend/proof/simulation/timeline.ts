import { comeToRest } from './rest.js';

/** Something that will happen, unless it is cancelled. */
export interface Planned {
  cancelled: boolean;
}

interface Entry extends Planned {
  at: number;
  order: number;
  run: () => unknown;
}

/**
 * Simulated time. Everything that happens is an event with its instant; one is run at a time, and
 * the next when nothing is left to do of the one before. Events of the same millisecond run in the
 * order in which they were planned.
 */
export class Timeline {
  private instant = 0;
  private planned = 0;
  /** A binary heap, the next event first. */
  private readonly heap: Entry[] = [];

  /** @param check is called at the end of each event, and again at its rest */
  constructor(private readonly check: () => void = () => undefined) {}

  /** Simulated milliseconds since 1970. */
  get now(): number {
    return this.instant;
  }

  /** When the next event is; undefined when there is none. */
  get next(): number | undefined {
    while (this.heap[0]?.cancelled) this.removeFirst();
    return this.heap[0]?.at;
  }

  /** Forgets what was planned. */
  startAt(instant: number): void {
    this.instant = instant;
    this.planned = 0;
    this.heap.length = 0;
  }

  at(instant: number, run: () => unknown): Planned {
    const entry = {
      at: Math.max(Math.round(instant), this.instant),
      order: this.planned++,
      run,
      cancelled: false,
    };
    this.add(entry);
    return entry;
  }

  after(ms: number, run: () => unknown): Planned {
    return this.at(this.instant + ms, run);
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, () => resolve()));
  }

  /** Does something within an event of its own: nothing else happens meanwhile. */
  within<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve) => this.after(0, () => work().then(resolve)));
  }

  /** Runs the next event to its rest; false when there was none. */
  async step(): Promise<boolean> {
    if (this.next === undefined) return false;
    const { at, run } = this.removeFirst();
    this.instant = Math.max(this.instant, at);
    await run();
    this.check();
    await comeToRest();
    this.check();
    return true;
  }

  /** Lets time pass without an event. */
  passUntil(instant: number): void {
    this.instant = Math.max(this.instant, instant);
  }

  private add(entry: Entry): void {
    const { heap } = this;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(entry, heap[parent] as Entry)) break;
      heap[index] = heap[parent] as Entry;
      index = parent;
    }
    heap[index] = entry;
  }

  private removeFirst(): Entry {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last) throw new Error('Nothing is planned');
    if (heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Entry, heap[child] as Entry)) {
        child++;
      }
      if (!isBefore(heap[child] as Entry, last)) break;
      heap[index] = heap[child] as Entry;
      index = child;
    }
    heap[index] = last;
    return first;
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
