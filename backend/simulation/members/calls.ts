import type { Told } from '../../histories/told.js';
import type { Chance } from '../chance.js';
import type { World } from '../world.js';
import type { Answer, Client } from './client.js';
import type { Freezing } from './freezing.js';

/** A call whose key is made when it is sent. */
type Call = Omit<Parameters<Client['call']>[0], 'key'>;

/** How members call the API: at a time, once or by two clicks, each call judged by who is frozen. */
export class Calls {
  private readonly chance: Chance;

  constructor(
    private readonly world: World,
    private readonly client: Client,
    private readonly told: Told,
    private readonly freezing: Freezing,
  ) {
    this.chance = world.chance;
  }

  at(ms: number, act: () => Promise<unknown>): void {
    this.world.timeline.after(ms, () => {
      act().catch((error: Error) => this.told.failures.push(`${error.stack}`));
    });
  }

  async perhapsTwice<Body>(call: Call) {
    const key = this.client.newKey();
    const clicks = this.chance.happens(0.3) ? 2 : 1;
    const answers = Array.from({ length: clicks }, () => this.call<Body>({ ...call, key }));
    return Promise.all(answers) as Promise<Answer<Body>[]>;
  }

  once<Body>(call: Call): Promise<Answer<Body>> {
    return this.call<Body>({ ...call, key: this.client.newKey() });
  }

  private async call<Body>(call: Parameters<Client['call']>[0]): Promise<Answer<Body>> {
    const askedAt = this.world.timeline.now;
    const answer = await this.client.call<Body & { code?: string }>(call);
    this.freezing.judge(call, askedAt, answer);
    return answer;
  }
}
