import type { Told } from '../../histories/told.js';
import type { World } from '../world.js';
import { type Answer, type Client, isAcknowledged, type Person } from './client.js';

/** A time for which staff froze a member, in simulated ms. Some of it may not have happened yet. */
interface Freeze {
  userId: string;
  /** From here the member may be frozen: staff asked for it. */
  asked: number;
  /** From here the member is certainly frozen: staff were told so. */
  begun?: number;
  /** From here the member may be free again. */
  endAsked?: number;
  ended?: number;
}

/** A call of a member, as far as it matters whether its member is frozen. */
interface MembersCall {
  as: Person;
  path: string;
  body?: object;
}

/** Staff freeze members, and what members are answered meanwhile is judged by what staff were told. */
export class Freezing {
  readonly freezes: Freeze[] = [];

  constructor(
    private readonly world: World,
    private readonly client: Client,
    private readonly staff: readonly Person[],
    private readonly told: Told,
  ) {}

  /**
   * One or two of staff freeze a member, unless somebody has: the same number, later, end it.
   *
   * @param meanwhile what the member does who was told of it
   */
  async freeze(userId: string, lastsMs: number, meanwhile: () => Promise<unknown>): Promise<void> {
    const { timeline } = this.world;
    if (this.freezes.some((one) => one.userId === userId && one.ended === undefined)) return;
    const freeze: Freeze = { userId, asked: timeline.now };
    this.freezes.push(freeze);
    this.told.freezes.push(userId);
    await this.ask(userId, 'freeze');
    freeze.begun = timeline.now;
    await meanwhile();
    await this.client.pause(lastsMs);
    freeze.endAsked = timeline.now;
    await this.ask(userId, 'unfreeze');
    freeze.ended = timeline.now;
  }

  /** Keeps an answer that cannot be: no money leaves a frozen wallet, and all else goes on. */
  judge({ as, path, body }: MembersCall, askedAt: number, answer: Answer<{ code?: string }>): void {
    const { timeline } = this.world;
    const takes = payouts.includes(path) || takesFromWallet(body);
    const mine = this.freezes.filter(({ userId }) => userId === as.id);
    const frozen = mine.some(
      ({ begun = Infinity, endAsked = Infinity }) => begun <= askedAt && timeline.now <= endAsked,
    );
    const perhaps = mine.some(
      ({ asked, ended = Infinity }) => asked <= timeline.now && askedAt <= ended,
    );
    if (takes && frozen && isAcknowledged(answer.status)) {
      this.told.failures.push(`Frozen, ${as.id} took money: ${path} ${JSON.stringify(body)}`);
    }
    if (answer.body.code === 'member-frozen' && !(takes && perhaps)) {
      this.told.failures.push(`Refused as frozen: ${path} ${JSON.stringify(body)} of ${as.id}`);
    }
  }

  private async ask(userId: string, act: 'freeze' | 'unfreeze'): Promise<void> {
    const { chance } = this.world;
    const path = `/api/admin/users/${userId}/${act}`;
    const asking = chance.happens(0.3) ? this.staff : [chance.pick(this.staff)];
    const body = { reason: 'Vérification' };
    await Promise.all(
      asking.map(async (as) => {
        const { status } = await this.client.call({ as, path, body, key: this.client.newKey() });
        if (!isAcknowledged(status)) this.told.failures.push(`${act} of ${userId}: ${status}`);
      }),
    );
  }
}

const payouts = ['/api/wallet/withdrawals', '/api/wallet/refunds'];

function takesFromWallet(body: object = {}): boolean {
  return 'walletAmount' in body && Number(body.walletAmount) > 0;
}
