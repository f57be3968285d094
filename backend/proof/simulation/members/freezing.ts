import type { Span } from '../../model/objects/standing.js';
import type { Told } from '../../model/told.js';
import type { World } from '../world.js';
import { type Answer, type Client, isAcknowledged, type Person } from './client.js';

/** A time for which staff froze or suspended a member, in simulated ms. Some of it may not have happened yet. */
interface Freeze {
  userId: string;
  kind: Kind;
  /** From here the member may be frozen: staff asked for it. */
  asked: number;
  /** From here the member is certainly frozen: staff were told so. */
  begun?: number;
  /** From here the member may be free again. */
  endAsked?: number;
  ended?: number;
}

/** How a member is frozen: the wallet alone, or all that would begin something. */
type Kind = keyof typeof calls;

/** How each begins and ends. */
const calls = {
  freeze: ['freeze', 'unfreeze'],
  suspension: ['suspend', 'reinstate'],
} as const;

/** A call of a member, as far as it matters whether its member is frozen. */
interface MembersCall {
  as: Person;
  method?: string;
  path: string;
  body?: object;
}

/** Staff freeze members or suspend them, and what these are answered meanwhile is judged by what staff were told. */
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
   * @returns from when until when it was asked for, and its end was; nothing for a member who is frozen already
   */
  async freeze(
    userId: string,
    lastsMs: number,
    meanwhile: (begun: Span) => Promise<unknown>,
    kind: Kind = 'freeze',
  ): Promise<Span | undefined> {
    const { timeline } = this.world;
    if (this.freezes.some((one) => one.userId === userId && one.ended === undefined)) return;
    const asked = timeline.now;
    const freeze: Freeze = { userId, kind, asked };
    const [begin, end] = calls[kind];
    this.freezes.push(freeze);
    this.told.freezes.push(userId);
    if (kind === 'suspension') this.told.suspensions.push(userId);
    await this.ask(userId, begin);
    freeze.begun = timeline.now;
    await meanwhile({ from: asked, until: timeline.now });
    await this.client.pause(lastsMs);
    freeze.endAsked = timeline.now;
    await this.ask(userId, end);
    freeze.ended = timeline.now;
    return { from: freeze.endAsked, until: freeze.ended };
  }

  /**
   * Keeps an answer that cannot be: no money leaves a frozen wallet, who is suspended begins nothing, and all else
   * goes on.
   */
  judge(call: MembersCall, askedAt: number, answer: Answer<{ code?: string }>): void {
    const { as, path, body } = call;
    const { timeline } = this.world;
    const takes = payouts.includes(path) || takesFromWallet(body);
    const mine = this.freezes.filter(({ userId }) => userId === as.id);
    const certain = mine.filter(
      ({ begun = Infinity, endAsked = Infinity }) => begun <= askedAt && timeline.now <= endAsked,
    );
    const perhaps = mine.filter(
      ({ asked, ended = Infinity }) => asked <= timeline.now && askedAt <= ended,
    );
    const what = `${path} ${JSON.stringify(body)} of ${as.id}`;
    if (isAcknowledged(answer.status)) {
      if (takes && certain.length > 0) this.told.failures.push(`Frozen, and took money: ${what}`);
      if (begins(call) && certain.some(isSuspension)) {
        this.told.failures.push(`Suspended, and began something: ${what}`);
      }
    }
    const { code } = answer.body;
    if (code === 'member-frozen' && !(takes && perhaps.length > 0)) {
      this.told.failures.push(`Refused as frozen: ${what}`);
    }
    if (code === 'account-suspended' && !perhaps.some(isSuspension)) {
      this.told.failures.push(`Refused as suspended: ${what}`);
    }
  }

  private async ask(userId: string, act: (typeof calls)[Kind][number]): Promise<void> {
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

const isSuspension = ({ kind }: Freeze) => kind === 'suspension';

/** What would begin something with others, or change what they are offered. */
function begins({ method = 'POST', path }: MembersCall): boolean {
  if (method === 'GET') return false;
  return asks.includes(path) || /^\/(?:api\/)?items?\//.test(path);
}

const asks = ['/api/payment', '/api/payment/extension', '/api/wallet/top-ups'];
const payouts = ['/api/wallet/withdrawals', '/api/wallet/refunds'];

function takesFromWallet(body: object = {}): boolean {
  return 'walletAmount' in body && Number(body.walletAmount) > 0;
}
