import { hourMs, secondMs } from '../model/durations.js';
import type { Told } from '../model/told.js';
import { isAcknowledged, newKey, type Scene } from './scene.js';

/** The operator of all numbers of these members. */
const operator = 'airtel';

/** A time for which staff said that the operator does not work, in simulated ms. */
interface Incident {
  blocksPayments: boolean;
  /** From here new payments are certainly judged by it: staff were told so. */
  begun: number;
  /** From here it may be over. */
  endAsked: number;
}

interface Asked {
  purpose: Told['payments'][number]['purpose'];
  /** XAF through the operator. */
  amount: number;
  from: number;
}

/** In some histories staff declare that the operator is down, and what is paid meanwhile is judged by it. */
export class Incidents {
  private readonly incidents: Incident[] = [];

  constructor(private readonly scene: Scene) {}

  plan(): void {
    const { chance, time } = this.scene;
    if (!chance.happens(0.3)) return;
    const isSoon = chance.happens(0.5);
    const at = isSoon ? chance.integer(5_000, 30_000) : chance.integer(1, 90) * hourMs;
    const lasts = isSoon ? chance.integer(1, 30) * secondMs : chance.integer(1, 8) * hourMs;
    const blocksPayments = chance.happens(0.5);
    time.after(at, () => {
      this.declare(blocksPayments, lasts).catch((error: Error) =>
        this.scene.told.keepFailure(error),
      );
    });
  }

  /** Keeps a payment that cannot have been begun: no payout, and none at all where staff block them. */
  judge({ purpose, amount, from }: Asked, wasMade: boolean): void {
    if (!wasMade || amount === 0) return;
    const { now } = this.scene.time;
    const isPayout = purpose === 'withdrawal' || purpose === 'refund';
    const isRefused = this.incidents.some(
      ({ begun, endAsked, blocksPayments }) =>
        (isPayout || blocksPayments) && begun <= from && now <= endAsked,
    );
    if (isRefused)
      this.scene.told.failures.push(`Begun though the operator is down: ${purpose} ${amount}`);
  }

  private async declare(blocksPayments: boolean, lastsMs: number): Promise<void> {
    const { chance, time } = this.scene;
    const declared = await this.call<{ id: string }>('/api/admin/incidents', {
      ...{ operator, blocksPayments, reason: "Panne annoncée par l'opérateur" },
    });
    const incident = { blocksPayments, begun: time.now, endAsked: Infinity };
    const id = declared?.id ?? (await this.findOpen());
    if (!id) return;
    this.incidents.push(incident);
    await this.scene.time.pause(lastsMs + chance.integer(0, 2_000));
    incident.endAsked = time.now;
    await this.call(`/api/admin/incidents/${id}/end`, { reason: 'Rétabli' });
  }

  /** What was declared at a first try whose answer was lost. */
  private findOpen(): Promise<string | undefined> {
    return this.scene.time.within(async () => {
      const [row] = await this.scene.rows<{ id: string }>(
        `select id from operator_incidents where status = 'open'`,
      );
      return row?.id;
    });
  }

  private async call<Body>(path: string, body: object): Promise<Body | undefined> {
    const { chance, client, fixtures } = this.scene;
    const as = chance.pick(fixtures.staff);
    const answer = await client.call<Body>({ as, path, body, key: newKey(chance) });
    if (isAcknowledged(answer.status)) return answer.body;
    // Its first try was done, and its answer lost.
    if (answer.tries === 1)
      this.scene.told.failures.push(`${path}: ${JSON.stringify(answer.body)}`);
    return undefined;
  }
}
