import { EventEmitter } from 'node:events';
import { currentLife, type Program } from '../programs/program.js';
import type { World } from '../world.js';

interface Job {
  id: string;
  name: string;
  data: unknown;
}

interface Options {
  delay?: number;
  jobId?: string;
}

/** After how long a dead worker's job is given to another, in ms. */
const redelivery = { from: 5_000, to: 9_000 };

/** The queues of jobs, without Redis: a job may be late, be lost, or be done by a worker that dies. */
export class Jobs {
  /** How probably a job is lost. */
  private readonly loss = 0.1;
  private readonly workers = new Map<
    string,
    { program: Program; run: (job: Job) => Promise<unknown> }[]
  >();
  private known = new Set<string>();
  private added = 0;

  constructor(private readonly world: World) {}

  /** Begins a history: no job is known. */
  begin(): void {
    this.known = new Set();
    this.added = 0;
  }

  add(queue: string, name: string, data: unknown, { delay = 0, jobId }: Options): Job {
    const id = jobId ?? `${++this.added}`;
    const job = { id, name, data };
    if (jobId && this.known.has(jobId)) return job;
    if (jobId) this.known.add(jobId);
    const isLost = this.world.chance.happens(this.loss);
    this.world.trace.line(`job ${queue} ${id} in ${delay} ms${isLost ? ', lost' : ''}`);
    if (!isLost) this.deliver(queue, job, delay + this.world.latency());
    return job;
  }

  register(queue: string, program: Program, run: (job: Job) => Promise<unknown>): void {
    this.workers.set(queue, [...(this.workers.get(queue) ?? []), { program, run }]);
  }

  private deliver(queue: string, job: Job, after: number): void {
    this.world.timeline.after(after, () => {
      const alive = (this.workers.get(queue) ?? []).filter(({ program }) => program.life.alive);
      if (alive.length === 0) return this.deliver(queue, job, 500);
      const { program, run } = this.world.chance.pick(alive);
      this.world.trace.line(`job ${queue} ${job.id} to ${program.name}`);
      const done = program.onNextDeath(() =>
        this.deliver(queue, job, this.world.chance.integer(redelivery.from, redelivery.to)),
      );
      program.enter(() => run(job)).then(done, done);
    });
  }
}

/** The classes that stand in for those of BullMQ. */
export function simulatedQueues(jobs: Jobs) {
  class SimulatedQueue extends EventEmitter {
    constructor(
      readonly name: string,
      readonly opts: object,
    ) {
      super();
    }

    async add(name: string, data: unknown, options: Options): Promise<Job> {
      return jobs.add(this.name, name, data, options);
    }

    async close(): Promise<void> {}
  }

  class SimulatedWorker extends EventEmitter {
    constructor(queue: string, run: (job: Job) => Promise<unknown>) {
      super();
      const life = currentLife();
      if (!life) throw new Error('A worker belongs to a program');
      jobs.register(queue, life.program, run);
    }

    async close(): Promise<void> {}
  }

  return { SimulatedQueue, SimulatedWorker };
}
