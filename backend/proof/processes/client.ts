import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '../../src/kernel/duration.js';
import { signature } from '../../src/modules/auth/sessions/access-token.js';
import { dayMs } from '../model/durations.js';
import { accessToken } from '../model/sessions.js';
import type { Answer, Call, Client as MembersClient } from '../workload/scene.js';
import type { Timeline } from './timeline.js';

/** How long a call may be repeated before the lack of an answer is a failure, in ms. */
const callTimeoutMs = 3 * minuteMs;
const attemptTimeoutMs = 10_000;
/** Clocks may be advanced by days while a call is under way. */
const tokenMs = 100 * dayMs;

type Request = Pick<RequestInit, 'method' | 'body'> & { headers: Record<string, string> };

/** A well-behaved client: it repeats a call with the same key until there is a definite answer. */
export class Client implements MembersClient {
  readonly signIns = new Map<string, string>();
  private attempts = 0;

  /** @param failures gets every answer that tells of an error of the product */
  constructor(
    private readonly origins: readonly string[],
    private readonly time: Timeline,
    private readonly failures: string[],
  ) {}

  call<Body>({ as: { id: userId }, method = 'POST', path, body, key }: Call) {
    const session = { userId, sessionId: this.signIns.get(userId) ?? userId };
    const token = accessToken({ ...session, secret: signature.key }, this.time.now, tokenMs);
    return this.repeat<Body>(path, {
      method,
      headers: {
        prefer: 'respond-async',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /**
   * @returns the first definite answer, and at how many tries
   * @throws Error when there is none within three minutes
   */
  repeat<Body>(path: string, request: Request): Promise<Answer<Body> & { tries: number }> {
    return this.time.during(async () => {
      const deadline = Date.now() + callTimeoutMs;
      for (let tries = 1; ; tries++) {
        const answer = await this.attempt<Body>(path, request);
        if (answer) return { ...answer, tries };
        if (Date.now() > deadline) {
          throw new Error(`${path} has no answer within ${callTimeoutMs} ms`);
        }
        await sleep(150);
      }
    });
  }

  /** One attempt; undefined when it has to be repeated: no answer, an error, or still running. */
  private async attempt<Body>(path: string, request: Request): Promise<Answer<Body> | undefined> {
    const origin = this.origins[this.attempts++ % this.origins.length];
    try {
      const signal = AbortSignal.timeout(attemptTimeoutMs);
      const response = await fetch(`${origin}${path}`, { ...request, signal });
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
