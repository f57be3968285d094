import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a call may be tried before no answer at all is a failure. */
const patienceMs = 60_000;
const attemptMs = 10_000;

export interface Answer<Body> {
  status: number;
  body: Body;
}

interface Call {
  as: { token: string };
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  /** Makes the call safe to repeat; every one that moves money has one. */
  key?: string;
}

/** A client as good ones are: it repeats a call with the same key until it knows the answer. */
export class Client {
  private turn = 0;
  /** Attempts that had to be repeated. */
  repeated = 0;

  constructor(private readonly origins: readonly string[]) {}

  /** Moves money: with a key, and until there is a definite answer, a refusal included. */
  async move<Body>(
    path: string,
    call: Omit<Call, 'key'>,
    key: string = randomUUID(),
  ): Promise<Answer<Body>> {
    return this.call<Body>(path, { ...call, key });
  }

  async call<Body>(path: string, call: Call): Promise<Answer<Body>> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const answer = await this.attempt<Body>(path, call);
      if (answer) return answer;
      if (Date.now() > deadline) throw new Error(`${path} has no answer within ${patienceMs} ms`);
      this.repeated++;
      await sleep(150);
    }
  }

  /** One attempt; nothing when it has to be repeated: no answer, a fault, or still running. */
  private async attempt<Body>(path: string, call: Call): Promise<Answer<Body> | undefined> {
    const { as, key, body, method = body ? 'POST' : 'GET' } = call;
    const origin = this.origins[this.turn++ % this.origins.length];
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${as.token}`,
          prefer: 'respond-async',
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(attemptMs),
      });
      if (response.status >= 500) return undefined;
      const parsed = (await response.json()) as Body & { code?: string };
      if (parsed.code === 'idempotency-key-running') return undefined;
      return { status: response.status, body: parsed };
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      return undefined;
    }
  }
}

/** Whether what was asked for is acknowledged. */
export function isDone(status: number): boolean {
  return status >= 200 && status < 300;
}
