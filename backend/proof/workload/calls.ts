import type { Said, Told } from '../model/told.js';
import type { Chance } from './chance.js';
import type { Person } from './fixtures.js';
import type { Freezing } from './freezing.js';
import type { Incidents } from './incidents.js';
import type { Leaving } from './leaving.js';
import { type Call, isAcknowledged, newKey, type Scene } from './scene.js';

/** A call whose key is made when it is sent. */
type Unsent = Omit<Call, 'key'>;

/** A step of a rental's handover or return. */
interface Step {
  as: Person;
  rentalId: string;
  event: string;
  /** Where the call is another one than the step. */
  path?: string;
}

/** What is answered to a step: of the staff's, also what waits for a second person. */
interface Waiting {
  waiting?: { approval_id: string } | null;
}

/** How members call the API: at a time, once or by two clicks, each call judged by who is frozen or leaves, and by what works. */
export class Calls {
  /** How often calls were refused, by the code of the answer. */
  readonly refusals = new Map<string, number>();
  private readonly chance: Chance;

  constructor(
    private readonly scene: Scene,
    private readonly freezing: Freezing,
    private readonly leaving: Leaving,
    private readonly incidents: Incidents,
  ) {
    this.chance = scene.chance;
  }

  at(ms: number, act: () => Promise<unknown>): void {
    this.scene.time.after(ms, () => {
      act().catch((error: Error) => this.scene.told.keepFailure(error));
    });
  }

  async perhapsTwice<Body>(call: Unsent) {
    const key = newKey(this.scene.chance);
    const clicks = this.chance.happens(0.3) ? 2 : 1;
    const answers = Array.from({ length: clicks }, () => this.call<Body>({ ...call, key }));
    return Promise.all(answers);
  }

  once<Body>(call: Unsent) {
    return this.call<Body>({ ...call, key: newKey(this.scene.chance) });
  }

  /** Creates a payment by one call, or by two at once; whether it was created. */
  async pay(
    path: string,
    as: Person,
    body: object,
    payment: Omit<Told['payments'][number], 'id' | 'userId' | 'asked'>,
  ): Promise<boolean> {
    const { time } = this.scene;
    const from = time.now;
    const answers = await this.perhapsTwice<{ paymentId: string }>({ as, path, body });
    const made = answers.filter(({ status }) => isAcknowledged(status));
    const ids = new Set(made.map((answer) => answer.body.paymentId));
    if (ids.size > 1)
      this.scene.told.failures.push(`One key, two payments: ${[...ids].join(', ')}`);
    const asked = { from, until: time.now };
    const terms = { ...payment, userId: as.id, asked };
    this.incidents.judge({ ...payment, from }, ids.size > 0);
    const [id = await this.leaving.findUntold(terms, answers)] = ids;
    if (id) this.scene.told.payments.push({ id, ...terms });
    return id !== undefined;
  }

  /** Takes a step of a rental's handover or return, some time from now. */
  stepAt(ms: number, step: Step, said?: Said): void {
    this.at(ms, () => this.takeStep(step, said));
  }

  async takeStep(
    { as, rentalId, event, path = `/api/rentals/${rentalId}/${event}` }: Step,
    said: Said = {},
  ): Promise<void> {
    const body = { reason: 'Le mandrin est fendu', ...said };
    const { status, body: taken } = await this.once<Waiting>({ as, path, body });
    if (!isAcknowledged(status)) return;
    if (taken.waiting && !(await this.approve(taken.waiting.approval_id))) return;
    this.scene.told.keepStep(rentalId, event, said);
  }

  /** Whether the admin was told that what waited for a second person is done. */
  async approve(approvalId: string): Promise<boolean> {
    const path = `/api/admin/approvals/${approvalId}/approve`;
    return isAcknowledged(
      (await this.once({ as: this.scene.fixtures.secondAdmin, path, body: {} })).status,
    );
  }

  private async call<Body>(call: Call) {
    const askedAt = this.scene.time.now;
    const answer = await this.scene.client.call<Body & { code?: string }>(call);
    const rentalId = rentalOf(call);
    const span = { from: askedAt, until: this.scene.time.now };
    if (rentalId) this.scene.told.calls.push({ by: call.as.id, rentalId, ...span });
    this.freezing.judge(call, askedAt, answer);
    this.leaving.judge(call, askedAt, answer);
    const { code } = answer.body;
    if (code) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    return answer;
  }
}

function rentalOf({ path, body = {} }: Unsent): string | undefined {
  return 'rental_id' in body ? `${body.rental_id}` : /^\/api\/rentals\/([^/]+)\//.exec(path)?.[1];
}
