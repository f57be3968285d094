import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '../../src/kernel/duration.js';

/** How long a call may be repeated before the lack of an answer is a failure, in ms. */
const callTimeoutMs = 3 * minuteMs;
const attemptTimeoutMs = 10_000;

export interface Answer<Body> {
  status: number;
  body: Body;
}

interface Call {
  /** A member; nobody for calls of another service. */
  as?: { token: string };
  headers?: Record<string, string>;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** Idempotency key, which makes the call safe to repeat; every call that moves money has one. */
  key?: string;
}

/** A well-behaved client: it repeats a call with the same key until there is a definite answer. */
export class Client {
  private attempts = 0;

  /** @param failures gets every answer that tells of an error of the product */
  constructor(
    private readonly origins: readonly string[],
    private readonly failures: string[],
  ) {}

  /** A call that moves money: with a key, repeated until it is acknowledged or refused. */
  async mutate<Body>(
    path: string,
    call: Omit<Call, 'key'>,
    key: string = randomUUID(),
  ): Promise<Answer<Body> & { tries: number }> {
    return this.call<Body>(path, { ...call, key });
  }

  /** @returns the first definite answer, and at how many tries */
  async call<Body>(path: string, call: Call): Promise<Answer<Body> & { tries: number }> {
    const deadline = Date.now() + callTimeoutMs;
    for (let tries = 1; ; tries++) {
      const answer = await this.attempt<Body>(path, call);
      if (answer) return { ...answer, tries };
      if (Date.now() > deadline) {
        throw new Error(`${path} has no answer within ${callTimeoutMs} ms`);
      }
      await sleep(150);
    }
  }

  /** One attempt; undefined when it has to be repeated: no answer, an error, or still running. */
  private async attempt<Body>(path: string, call: Call): Promise<Answer<Body> | undefined> {
    const { as, key, body, method = body ? 'POST' : 'GET', headers } = call;
    const origin = this.origins[this.attempts++ % this.origins.length];
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          prefer: 'respond-async',
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(attemptTimeoutMs),
      });
      if (response.status === 500) this.failures.push(`${path} was answered 500`);
      if (response.status >= 500) return undefined;
      const text = await response.text();
      const parsed = JSON.parse(text || '{}') as Body & { code?: string };
      if (parsed.code === 'idempotency-key-running') return undefined;
      return { status: response.status, body: parsed };
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      return undefined;
    }
  }
}

/** Whether a call is acknowledged. */
export function isAcknowledged(status: number): boolean {
  return status >= 200 && status < 300;
}
