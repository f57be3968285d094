import { minuteMs } from '../durations.js';
import type { ReadRows } from '../read-history.js';
import type { Told } from '../told.js';
import { keepLoss, readDecided } from './losses.js';
import type { Offer } from './offer.js';
import type { Act } from './standing.js';
import { findMoreTaken } from './taken-pieces.js';
import type { ToldOffer } from './told-of-objects.js';

/** An answer to a call, which was definite at so many tries. */
interface Answer {
  status: number;
  body: { code?: string };
  tries: number;
}

/** How owners and staff reach the product. */
export interface Reach {
  /** Simulated ms since 1970. */
  now(): number;
  /** Makes a call once, or twice at the same time. */
  call(as: string, method: 'PUT' | 'POST', path: string, body: object): Promise<Answer[]>;
  /** Looks at what the database holds at one moment. */
  look(work: (read: ReadRows) => Promise<void>): Promise<void>;
}

/** Until then at least no client gives up waiting for an answer, and what it asked for is not done later. */
const patienceMs = 10_000;
/** What a client no longer waits for is done within so many ms, or never. */
const lateMs = minuteMs;

/** Why what an owner says may be refused: others were quicker, or it has become too late for these days. */
const refusals = [
  ...['pieces-let', 'item-changed', 'days-booked', 'closure-out-of-range', 'pause-out-of-range'],
];

/** What owners say of their objects, and what staff say of meeting points; keeps what was acknowledged. */
export class ChangeObjects {
  /** By object: what is under way, since its owner makes one edit after the other, and a decision is between two. */
  private readonly editing = new Map<string, Promise<void>>();
  private readonly lost = new Set<string>();

  constructor(
    private readonly reach: Reach,
    private readonly told: Told,
    /** Why else an owner may be refused here, which is judged elsewhere. */
    private readonly otherRefusals: readonly string[] = [],
  ) {}

  /** Edits an object: by several edits at once, all of the same version, as in as many tabs. */
  edit(itemId: string, edits: readonly Partial<Offer>[]): Promise<void> {
    return this.inTurn(itemId, () => this.editNow(itemId, edits));
  }

  /**
   * Staff share the deposit of a rental. When its owner had reported the object as not given back, pieces leave the
   * stock, or the object is withdrawn.
   */
  shareDeposit(itemId: string, rentalId: string, share: () => Promise<void>): Promise<void> {
    return this.inTurn(itemId, async () => {
      const from = this.reach.now();
      await share();
      const until = this.lastMoment(from);
      const { failures, objects } = this.told;
      await this.reach.look(async (read) => {
        const decided = await readDecided(read, rentalId);
        if (decided.lost === 0 || this.lost.has(rentalId)) return;
        this.lost.add(rentalId);
        const act = { from, until, isCertain: true };
        failures.push(...keepLoss(objects, itemId, decided, act));
        failures.push(...(await findMoreTaken(read, objects.offerOf(itemId), this.reach.now())));
      });
    });
  }

  /** Closes the days from one until another, or opens them. */
  async changeDays(itemId: string, start: string, end: string, closed: boolean): Promise<void> {
    const { ownerId } = this.told.objects.offerOf(itemId);
    const path = `/api/items/${itemId}/closures`;
    const { act } = await this.say(ownerId, 'PUT', path, { start, end, closed });
    if (act) this.told.objects.days.push({ itemId, start, end, closed, ...act });
  }

  /** @param until pauses until a day; without, offers the object again or withdraws it */
  async offer(itemId: string, until: string | boolean): Promise<void> {
    const { ownerId } = this.told.objects.offerOf(itemId);
    const { act } =
      typeof until === 'string'
        ? await this.say(ownerId, 'PUT', `/api/items/${itemId}/pause`, { until })
        : await this.say(ownerId, 'PUT', '/item/update-availability', {
            ...{ item_id: itemId, available: until },
          });
    const offeredFrom = typeof until === 'string' ? until : until ? '1970-01-01' : null;
    if (act) this.told.objects.availabilities.push({ itemId, offeredFrom, ...act });
  }

  /** Staff offer a meeting point, or no longer. */
  async offerMeetingPoint(staff: string, id: string, active: boolean): Promise<void> {
    const path = `/api/admin/places/${id}/${active ? 'activate' : 'deactivate'}`;
    const { act } = await this.say(staff, 'POST', path, {});
    if (act) this.told.objects.meetingPoints.push({ id, active, ...act });
  }

  private inTurn(itemId: string, act: () => Promise<void>): Promise<void> {
    const before = this.editing.get(itemId) ?? Promise.resolve();
    const done = before.then(act);
    this.editing.set(
      itemId,
      done.catch(() => undefined),
    );
    return done;
  }

  /** Until when what was asked for is done, or never. */
  private lastMoment(from: number): number {
    const answeredAt = this.reach.now();
    return answeredAt - from < patienceMs ? answeredAt : answeredAt + lateMs;
  }

  private async editNow(itemId: string, edits: readonly Partial<Offer>[]): Promise<void> {
    const { failures, objects } = this.told;
    const before = objects.offerOf(itemId);
    const wanted = distinct(
      before,
      edits.map((edit) => ({ ...before, ...edit })),
    );
    const said = await Promise.all(
      wanted.map((offer) => this.say(offer.ownerId, 'PUT', `/items/${itemId}`, editOf(offer))),
    );
    const version = before.version + 1;
    const possible = wanted.flatMap((offer, index): ToldOffer[] => {
      const act = said[index]?.act;
      return act ? [{ ...offer, ...act, version }] : [];
    });
    const certain = possible.filter(({ isCertain }) => isCertain);
    const taken = certain.length > 0 ? certain : await this.findEdited(possible);
    if (taken.length > 1) failures.push(`Edits of one version were all taken: item ${itemId}`);
    const isOvertaken = said.some(({ codes }) => codes.includes('item-changed'));
    if (isOvertaken && taken.length === 0) failures.push(`Nobody was quicker to edit ${itemId}`);
    for (const offer of taken) {
      objects.offers.push(offer);
      await this.reach.look(async (read) => {
        failures.push(...(await findMoreTaken(read, offer, this.reach.now())));
      });
    }
  }

  /** Whose owner was suspended before a later try is not told whether the first has edited it: at most one. */
  private async findEdited(possible: readonly ToldOffer[]): Promise<ToldOffer[]> {
    const edited: ToldOffer[] = [];
    await this.reach.look(async (read) => {
      for (const offer of possible) {
        const { id, version, price, deposit, pieces, tier } = offer;
        const rows = await read(
          `select from items where id = $1 and version = $2 and price = $3 and security_deposit = $4
             and pieces = $5 and price_tiers = $6::jsonb`,
          [id, version, price, deposit, pieces, JSON.stringify(tier ? [tier] : [])],
        );
        if (rows.length > 0) edited.push({ ...offer, isCertain: true });
      }
    });
    return edited.slice(0, 1);
  }

  /** @returns nothing for what certainly took no effect, and why calls were refused */
  private async say(
    as: string,
    method: 'PUT' | 'POST',
    path: string,
    body: object,
  ): Promise<{ act: Act | undefined; codes: string[] }> {
    const from = this.reach.now();
    const answers = await this.reach.call(as, method, path, body);
    const until = this.lastMoment(from);
    const isCertain = answers.some(({ status }) => status < 300);
    const isPossible = answers.some(({ tries }) => tries > 1);
    const codes = answers.flatMap(({ body: { code } }) => code ?? []);
    const strange = codes.filter((code) => ![...refusals, ...this.otherRefusals].includes(code));
    this.told.failures.push(
      ...strange.map((code) => `Refused as ${code}: ${path} ${JSON.stringify(body)}`),
    );
    return { act: isCertain || isPossible ? { from, until, isCertain } : undefined, codes };
  }
}

/** What differs from the object as it is, each once. */
function distinct<One extends Offer>(before: One, wanted: readonly One[]): One[] {
  const byText = new Map(wanted.map((offer) => [JSON.stringify(editOf(offer)), offer]));
  byText.delete(JSON.stringify(editOf(before)));
  return [...byText.values()];
}

function editOf(offer: Offer & { version?: number }): object {
  const { price, tier, deposit, pieces, deliveryFee, isForVerified, version } = offer;
  return {
    ...{ title: 'Perceuse', category: 'bricolage', condition: 'bon', location: 'Libreville' },
    ...{ price, priceUnit: 'jour', priceTiers: tier ? [tier] : [], deliveryFee, deposit, pieces },
    ...{ requiresVerifiedRenter: isForVerified, version },
  };
}
