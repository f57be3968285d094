import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { longestSkewMs } from '../../model/days.js';
import type { World } from '../world.js';
import { product } from './product.js';
import { Program } from './program.js';
import type { Rounds } from './rounds.js';
import { keepState } from './state.js';

type App = typeof import('../../../src/app.module.js');
type Worker = typeof import('../../../src/worker.module.js');
type Prisma = typeof import('../../../src/platform/database/prisma.js');
type TransactionsFile = typeof import('../../../src/platform/database/transactions.js');
type Errors = typeof import('../../../src/platform/database/database-errors.js');
type Connection = typeof import('../../../src/platform/queues/queue-connection.js');
type Mail = typeof import('../../../src/platform/mail/smtp.js');

/** How long a program that died takes to start again, in ms. */
const startMs = { from: 1_000, to: 8_000 };
/** How long a mail server takes for a mail, in ms. */
const mailMs = 20;

/** An API and two workers: loaded once, they die and start again many times. */
export class Programs {
  readonly api = new Program('api');
  readonly workers = [new Program('worker-1'), new Program('worker-2')];
  /** The API's, which is called without a network. */
  server!: FastifyInstance;
  /** Whether programs that die start again. */
  restarts = true;
  deaths = 0;
  /** How many transactions were refused, after all their attempts, since others stood in their way. */
  givenUp = 0;

  constructor(
    private readonly world: World,
    private readonly rounds: Rounds,
  ) {}

  get all(): Program[] {
    return [this.api, ...this.workers];
  }

  /** Loads every program, outside of simulated time. */
  async load(): Promise<void> {
    await this.replaceConnections();
    await this.countGivenUp();
    const { AppModule } = await product<App>('app.module.js');
    const { WorkerModule } = await product<Worker>('worker.module.js');
    const { Db } = await product<Prisma>('platform/database/prisma.js');
    const load = async (program: Program, create: () => Promise<INestApplicationContext>) => {
      program.start();
      const context = await program.enter(create);
      await program.enter(() => context.get(Db).$connect());
      this.rounds.add(program, context);
      program.onDeath(keepState(context));
      program.onDeath(() => this.restart(program));
    };
    const options = { logger: false, abortOnError: false } as const;
    for (const worker of this.workers) {
      await load(worker, () => NestFactory.createApplicationContext(WorkerModule, options));
    }
    // Last: passport keeps one strategy for the process, which reads users by its program's connections.
    await load(this.api, () => this.createApi(AppModule));
    this.world.isStarting = false;
    this.stopAll();
  }

  /** Begins a history. */
  startAll(): void {
    this.deaths = 0;
    this.givenUp = 0;
    this.restarts = true;
    for (const program of this.all) {
      program.skewMs = this.world.chance.integer(-longestSkewMs, longestSkewMs);
      program.start(1);
    }
  }

  /** Ends a history. */
  stopAll(): void {
    this.restarts = false;
    for (const program of this.all) program.die();
  }

  private restart(program: Program): void {
    if (!this.restarts) return;
    this.deaths++;
    const { chance, timeline, trace } = this.world;
    timeline.after(chance.integer(startMs.from, startMs.to), () => {
      program.start();
      trace.line(`${program.name}/${program.life.number} starts`);
    });
  }

  private async createApi(module: App['AppModule']): Promise<NestFastifyApplication> {
    const api = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
      bodyParser: false,
      rawBody: true,
    });
    api.useBodyParser('application/json');
    await api.init();
    this.server = api.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    await this.server.ready();
    return api;
  }

  /** Of two members at once, neither is refused for good: what is tried again comes through. */
  private async countGivenUp(): Promise<void> {
    const { Transactions } = await product<TransactionsFile>('platform/database/transactions.js');
    const { isRetryable } = await product<Errors>('platform/database/database-errors.js');
    const { run } = Transactions.prototype;
    const programs = this;
    Transactions.prototype.run = async function <T>(
      work: Parameters<typeof run<T>>[0],
    ): Promise<T> {
      try {
        return await run.call<typeof this, [typeof work], Promise<T>>(this, work);
      } catch (error) {
        if (isRetryable((error as Error).cause)) programs.givenUp++;
        throw error;
      }
    };
  }

  /** Redis is there, as far as the product asks; mails arrive after a while. */
  private async replaceConnections(): Promise<void> {
    const { QueueConnection } = await product<Connection>('platform/queues/queue-connection.js');
    Object.defineProperty(QueueConnection.prototype, 'ready', { get: () => true });
    const { Smtp } = await product<Mail>('platform/mail/smtp.js');
    Smtp.prototype.send = () =>
      new Promise((resolve) => this.world.timeline.after(mailMs, () => resolve()));
  }
}
