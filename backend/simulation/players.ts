import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeExit } from '../tooling/program.js';
import type { Played } from './history.js';
import type { Request } from './plan.js';
import { keepOnProcessor } from './processors.js';

/** A new process after so many histories: what a crash leaves in memory is never freed. */
const historiesPerProcess = 250;

/** Environment variables of the product, in a process where nothing of it reaches the outside. */
function productEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  const gateway = 'http://gateway.simulated';
  return {
    NODE_ENV: 'test',
    // Members of a history do in seconds what others do in days.
    LIST_READS_PER_MINUTE: '1000000',
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

/** A process that plays histories, one at a time, on a database of its own. */
export class Player {
  private process: ChildProcess | undefined;
  private played = 0;

  constructor(
    private readonly databaseUrl: string,
    private readonly folder: string,
    private readonly options: { processor?: number; more?: Record<string, string> } = {},
  ) {
    beforeExit(() => this.stop());
  }

  /** One that its process dies of has failed, and says so on stderr; the next one is played by a new process. */
  async play(request: Request): Promise<Played> {
    if (this.played >= historiesPerProcess) this.stop();
    this.process ??= await this.start();
    this.played++;
    this.process.send(request);
    try {
      return await messageOf<Played>(this.process);
    } catch (error) {
      this.stop();
      const problems = [(error as Error).message];
      return { number: request.number, hash: '', problems, counts: {}, steps: {} };
    }
  }

  stop(): void {
    this.process?.kill('SIGKILL');
    this.process = undefined;
    this.played = 0;
  }

  private async start(): Promise<ChildProcess> {
    const { processor, more } = this.options;
    const child = fork('dist/simulation/simulation/player.js', {
      env: { ...process.env, ...productEnvironment(this.databaseUrl, this.folder), ...more },
      // Most of what is made lives for one event: with more room, the collector runs less often.
      execArgv: ['--no-deprecation', '--max-semi-space-size=64'],
    });
    if (processor !== undefined) keepOnProcessor(processor, child.pid as number);
    await messageOf(child);
    return child;
  }
}

/** The next message of a process. */
async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A player ended with ${code}`);
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
