import type { Span } from '../model/objects/standing.js';
import type { Person } from './fixtures.js';
import { type Answer, isAcknowledged, newKey, type Scene } from './scene.js';

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

  constructor(private readonly scene: Scene) {}

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
    const { time } = this.scene;
    if (this.freezes.some((one) => one.userId === userId && one.ended === undefined)) return;
    const asked = time.now;
    const freeze: Freeze = { userId, kind, asked };
    const [begin, end] = calls[kind];
    this.freezes.push(freeze);
    this.scene.told.freezes.push(userId);
    if (kind === 'suspension') this.scene.told.suspensions.push(userId);
    await this.ask(userId, begin);
    freeze.begun = time.now;
    await meanwhile({ from: asked, until: time.now });
    await this.scene.time.pause(lastsMs);
    freeze.endAsked = time.now;
    await this.ask(userId, end);
    freeze.ended = time.now;
    return { from: freeze.endAsked, until: freeze.ended };
  }

  /**
   * Keeps an answer that cannot be: no money leaves a frozen wallet, who is suspended begins nothing, and all else
   * goes on.
   */
  judge(call: MembersCall, askedAt: number, answer: Answer<{ code?: string }>): void {
    const { as, path, body } = call;
    const { time } = this.scene;
    const takes = payouts.includes(path) || takesFromWallet(body);
    const mine = this.freezes.filter(({ userId }) => userId === as.id);
    const certain = mine.filter(
      ({ begun = Infinity, endAsked = Infinity }) => begun <= askedAt && time.now <= endAsked,
    );
    const perhaps = mine.filter(
      ({ asked, ended = Infinity }) => asked <= time.now && askedAt <= ended,
    );
    const what = `${path} ${JSON.stringify(body)} of ${as.id}`;
    if (isAcknowledged(answer.status)) {
      if (takes && certain.length > 0)
        this.scene.told.failures.push(`Frozen, and took money: ${what}`);
      if (begins(call) && certain.some(isSuspension)) {
        this.scene.told.failures.push(`Suspended, and began something: ${what}`);
      }
    }
    const { code } = answer.body;
    if (code === 'member-frozen' && !(takes && perhaps.length > 0)) {
      this.scene.told.failures.push(`Refused as frozen: ${what}`);
    }
    if (code === 'account-suspended' && !perhaps.some(isSuspension)) {
      this.scene.told.failures.push(`Refused as suspended: ${what}`);
    }
  }

  private async ask(userId: string, act: (typeof calls)[Kind][number]): Promise<void> {
    const { chance, fixtures } = this.scene;
    const path = `/api/admin/users/${userId}/${act}`;
    const asking = chance.happens(0.3) ? fixtures.staff : [chance.pick(fixtures.staff)];
    const body = { reason: 'Vérification' };
    await Promise.all(
      asking.map(async (as) => {
        const { status } = await this.scene.client.call({
          as,
          path,
          body,
          key: newKey(this.scene.chance),
        });
        if (!isAcknowledged(status))
          this.scene.told.failures.push(`${act} of ${userId}: ${status}`);
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
