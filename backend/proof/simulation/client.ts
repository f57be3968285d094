import { minuteMs, secondMs } from '../model/durations.js';
import { accessToken } from '../model/sessions.js';
import type { Told } from '../model/told.js';
import type { Person } from '../workload/fixtures.js';
import type { Answer, Call, Client as MembersClient } from '../workload/scene.js';
import type { Programs } from './programs/boot.js';
import type { World } from './world.js';

/** How long a client waits for one answer, and repeats a call altogether. */
const attemptMs = 15 * secondMs;
const patienceMs = 10 * minuteMs;
const tokenMs = 15 * minuteMs;
/** How probably an answer does not reach its member. */
const answerLoss = 0.02;

/** The members' clients: each repeats a call with its key until there is a definite answer. */
export class Client implements MembersClient {
  /** By user, the sign-in that calls are made with; the first one has the user's id. */
  readonly signIns = new Map<string, string>();

  constructor(
    private readonly world: World,
    private readonly programs: Programs,
    private readonly told: Told,
  ) {}

  /**
   * @returns the first definite answer, and at how many tries
   * @throws Error when there is none for ten minutes
   */
  async call<Body>(call: Call): Promise<Answer<Body> & { tries: number }> {
    const { timeline, chance } = this.world;
    const deadline = timeline.now + patienceMs;
    for (let tries = 1; ; tries++) {
      const answer = await this.attempt<Body & { code?: string }>(call);
      if (answer && answer.status < 500 && answer.body.code !== 'idempotency-key-running') {
        return { ...answer, tries };
      }
      if (answer?.status === 500) {
        this.told.failures.push(`${call.path} was answered 500: ${JSON.stringify(answer.body)}`);
      }
      if (timeline.now > deadline) {
        const last = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'no answer';
        throw new Error(`${call.path} has no definite answer in ten minutes, but ${last}`);
      }
      await timeline.pause(chance.integer(300, 4_000));
    }
  }

  private attempt<Body>(call: Call): Promise<Answer<Body> | undefined> {
    const { world, programs } = this;
    const { timeline } = world;
    return new Promise((resolve) => {
      const giveUp = timeline.after(attemptMs, () => resolve(undefined));
      const settle = (answer?: Answer<Body>) =>
        timeline.after(world.latency(), () => {
          giveUp.cancelled = true;
          resolve(answer);
        });
      timeline.after(world.latency(), () => {
        if (!programs.api.life.alive) return settle();
        const done = programs.api.onNextDeath(() => settle());
        world.trace.line(`member ${call.as.id} ${call.path} ${JSON.stringify(call.body)}`);
        void programs.api
          .enter(() => this.inject<Body>(call))
          .then((answer) => {
            done();
            world.trace.line(`member ${call.as.id} ← ${answer.status}`);
            settle(world.chance.happens(answerLoss) ? undefined : answer);
          });
      });
    });
  }

  private async inject<Body>({
    as,
    method = 'POST',
    path,
    body,
    key,
  }: Call): Promise<Answer<Body>> {
    const response = await this.programs.server.inject({
      method,
      url: path,
      headers: {
        authorization: `Bearer ${this.tokenOf(as)}`,
        prefer: 'respond-async',
        'idempotency-key': key,
      },
      ...(body && { payload: body }),
    });
    const isEmpty = response.body === '';
    return { status: response.statusCode, body: (isEmpty ? {} : response.json()) as Body };
  }

  private tokenOf({ id: userId }: Person): string {
    const sessionId = this.signIns.get(userId) ?? userId;
    const secret = process.env.JWT_SECRET ?? '';
    return accessToken({ userId, sessionId, secret }, this.world.timeline.now, tokenMs);
  }
}
