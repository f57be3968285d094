import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeExit } from '../../tooling/program.js';
import { environment } from '../workload/environment.js';
import type { Played } from './history.js';
import type { Request } from './plan.js';
import { keepOnProcessor } from './processors.js';

/** A new process after so many histories: what a crash leaves in memory is never freed. */
const historiesPerProcess = 250;

/** By which a run is stopped: Ctrl-C reaches its players too. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A player's process ended, though it was to go on. */
class PlayerEnd extends Error {
  constructor(
    code: number | null,
    readonly signal: NodeJS.Signals | null,
  ) {
    super(`A player ended with ${code ?? signal}`);
  }
}

/** Environment variables of the product, in a process where nothing of it reaches the outside. */
function productEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  const gateway = 'http://gateway.simulated';
  return {
    NODE_ENV: 'test',
    ...environment,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    REDIS_URL: 'redis://redis.simulated',
    SMTP_URL: 'smtp://mail.simulated',
    STORAGE_URL: `file:${folder}`,
    JWT_SECRET: 'of-the-simulation-alone-never-used-elsewhere',
    GATEWAY_PAY_URL: `${gateway}/pay`,
    GATEWAY_STATUS_URL: `${gateway}/status`,
    GATEWAY_RENEW_SECRET_URL: `${gateway}/renew-secret`,
    GATEWAY_PAYOUT_URL: `${gateway}/payout`,
  };
}

/** Plays histories, one at a time, in a process and on a database of its own. */
export class Player {
  private process: ChildProcess | undefined;
  private played = 0;
  private isStopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly folder: string,
    private readonly options: { processor?: number; more?: Record<string, string> } = {},
  ) {
    beforeExit(() => this.stop());
  }

  /**
   * One that its process dies of has failed, and says so on stderr; the next one is played by a new process.
   *
   * @returns undefined when the run is stopped before the history's end: it is neither right nor wrong
   */
  async play(request: Request): Promise<Played | undefined> {
    if (this.played >= historiesPerProcess) this.renew();
    if (this.isStopped) return undefined;
    try {
      const child = this.process ?? (await this.start());
      this.played++;
      child.send(request);
      return await messageOf<Played>(child);
    } catch (error) {
      if (!(error instanceof PlayerEnd)) throw error;
      const hasStarted = this.played > 0;
      this.renew();
      if (stopSignals.includes(`${error.signal}`)) this.isStopped = true;
      if (this.isStopped) return undefined;
      if (!hasStarted) throw error;
      const problems = [error.message];
      return { number: request.number, hash: '', problems, counts: {}, steps: {} };
    }
  }

  /** Has the next history played by a new process. */
  renew(): void {
    this.process?.kill('SIGKILL');
    this.process = undefined;
    this.played = 0;
  }

  /** Ends the player: what it plays now is cut, and it plays nothing more. */
  stop(): void {
    this.isStopped = true;
    this.renew();
  }

  private async start(): Promise<ChildProcess> {
    const { processor, more } = this.options;
    const child = fork('dist/simulation/proof/simulation/player.js', {
      env: { ...process.env, ...productEnvironment(this.databaseUrl, this.folder), ...more },
      // Most of what is made lives for one event: with more room, the collector runs less often.
      execArgv: ['--no-deprecation', '--max-semi-space-size=64'],
    });
    this.process = child;
    if (processor !== undefined) keepOnProcessor(processor, child.pid as number);
    await messageOf(child);
    return child;
  }
}

/** The next message of a process. */
async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(([code, ending]) => {
    throw new PlayerEnd(code, ending);
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [
      Message,
    ];
    return message;
  } finally {
    settled.abort();
  }
}
