import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Gauge } from 'prom-client';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { Rounds } from '../../../platform/schedule/rounds.js';
import { DependencyStates } from '../dependency-states.js';
import { ProgramMetrics } from '../metrics/program-metrics.js';
import { requireMetricsToken } from '../metrics/require-metrics-token.js';
import { WorkerHealth } from './worker-health.js';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Health, readiness and metrics of a worker, on WORKER_PORT, for what watches over it and nobody else. */
@Injectable()
export class WorkerServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WorkerServer.name);
  private server: Server | undefined;

  constructor(
    private readonly health: WorkerHealth,
    private readonly metrics: ProgramMetrics,
    private readonly dependencies: DependencyStates,
    private readonly rounds: Rounds,
  ) {
    new Gauge({
      name: 'worker_last_round_seconds',
      help: 'How long ago this worker last ended a round of its schedules, which are a second apart',
      registers: [metrics.registry],
      collect() {
        this.set(rounds.secondsSinceLast);
      },
    });
  }

  /** @throws Error when the port cannot be listened to: nothing would watch over this worker */
  async onApplicationBootstrap(): Promise<void> {
    if (!env.WORKER_PORT) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(env.WORKER_PORT, env.HOST);
    await once(this.server, 'listening');
    this.logger.log(`Listening on port ${env.WORKER_PORT}`);
    // From now on rounds are watched.
    void this.rounds.secondsSinceLast;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body } = await this.find(request).catch((error) => failureOf(error));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  }

  private async find({ url, headers, socket }: IncomingMessage): Promise<Answer> {
    switch (url) {
      case '/healthz':
        return json(this.health.live(), 'up');
      case '/readyz':
        return json(await this.health.ready(), 'ready', 'degraded');
      case '/metrics':
        requireMetricsToken({
          authorization: headers.authorization,
          address: socket.remoteAddress,
        });
        await this.dependencies.ask();
        return { status: 200, type: this.metrics.contentType, body: await this.metrics.text() };
      default:
        throw new ProblemError('not-found');
    }
  }
}

/** @param good statuses that are answered by 200 */
function json(body: { status: string }, ...good: string[]): Answer {
  const status = good.includes(body.status) ? 200 : 503;
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

function failureOf(error: unknown): Answer {
  const status = error instanceof ProblemError ? error.status : 500;
  return { status, type: 'text/plain', body: '' };
}
