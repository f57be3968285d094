import { dayMs } from '../model/durations.js';
import type { Told } from '../model/told.js';
import type { Calls } from './calls.js';
import type { Person } from './fixtures.js';
import { isAcknowledged, type Scene } from './scene.js';

/** What becomes of a correction that needs a second admin. */
const fates = ['approve', 'approve twice', 'meet', 'refuse', 'take-back', 'at the last'] as const;
type Fate = (typeof fates)[number];

/** Most are approved: without money nobody pays from a wallet. */
const approval = 0.7;
/** After so long nobody may decide it any more. */
const waitsMs = 7 * dayMs;

/** XAF given to a member, or taken when it is negative. */
type Correction = Told['corrections'][number];

/** Admins correct wallets: one alone up to an amount, above it when another approves. */
export class Corrections {
  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {}

  /** @param amount XAF, less than 0 when it is taken */
  async correct({ id: userId }: Person, amount: number): Promise<void> {
    const { status, body } = await this.calls.once<{ approvalId: string | null }>({
      ...{ as: this.scene.fixtures.admin, method: 'PUT', path: '/api/users/update-wallet' },
      body: { userId, amount, reason: 'Réglé en espèces' },
    });
    if (!isAcknowledged(status)) return;
    const correction = { userId, amount };
    const { approvalId: id } = body;
    if (id === null) this.scene.told.corrections.push(correction);
    else await this.decide(id, correction);
  }

  private async decide(id: string, correction: Correction): Promise<void> {
    const { chance } = this.scene;
    const fate: Fate = chance.happens(approval) ? 'approve' : chance.pick(fates);
    if (fate === 'at the last') {
      this.calls.at(waitsMs + chance.integer(-3_000, 3_000), () => this.approve(id, correction));
      return;
    }
    await this.scene.time.pause(chance.integer(0, 2_000));
    if (fate === 'approve') await this.approve(id, correction);
    else if (fate === 'approve twice') await this.approve(id, correction, 2);
    else if (fate === 'meet') await this.meet(id, correction);
    else await this.act(id, fate);
  }

  /** One approves it as somebody ends it otherwise: both cannot be told that it is done. */
  private async meet(id: string, correction: Correction): Promise<void> {
    const [isMade, isEnded] = await Promise.all([
      this.approve(id, correction),
      this.act(id, this.scene.chance.happens(0.5) ? 'take-back' : 'refuse'),
    ]);
    if (isMade && isEnded) this.scene.told.failures.push(`Approved, and ended otherwise: ${id}`);
  }

  /** Whether the second admin was told that it is made. */
  private async approve(id: string, correction: Correction, clicks = 1): Promise<boolean> {
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => this.act(id, 'approve')),
    );
    const isMade = answers.some(Boolean);
    if (isMade) this.scene.told.corrections.push(correction);
    return isMade;
  }

  /** Whether the admin whose act it is was told that it is done. */
  private async act(id: string, act: 'approve' | 'refuse' | 'take-back'): Promise<boolean> {
    const { admin, secondAdmin } = this.scene.fixtures;
    const as = act === 'take-back' ? admin : secondAdmin;
    const path = `/api/admin/approvals/${id}/${act}`;
    const body = act === 'refuse' ? { reason: 'Déjà réglé' } : {};
    const { status } = await this.calls.once({ as, path, body });
    return isAcknowledged(status);
  }
}
