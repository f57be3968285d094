import { hourMs } from '../model/durations.js';
import type { Told } from '../model/told.js';
import type { Calls } from './calls.js';
import type { Person } from './fixtures.js';
import { isAcknowledged, type Scene } from './scene.js';

type Role = Told['roles'][number]['role'];

/** What becomes of a role that two admins give or take. */
const fates = ['approve', 'approve', 'approve', 'approve twice', 'refuse', 'leave'] as const;

/** XAF: more than an admin corrects alone. */
const correction = 95_000;

/** Two admins make a third one, who proposes a correction; they take the role again, perhaps before it is approved. */
export class Roles {
  constructor(
    private readonly scene: Scene,
    private readonly calls: Calls,
  ) {}

  plan(): void {
    this.calls.at(this.scene.chance.integer(1, 60) * hourMs, () => this.makeAdmin());
  }

  private async makeAdmin(): Promise<void> {
    const { chance } = this.scene;
    if (!(await this.change('staff', 'admin'))) return;
    const { id: userId } = chance.pick(this.scene.fixtures.renters);
    const approvalId = await this.propose(userId);
    const end = chance.pick(['approve', 'freeze', 'demote'] as const);
    if (approvalId && end === 'freeze')
      await this.whileFrozen(() => this.approveInVain(approvalId));
    if (approvalId && end === 'approve' && (await this.decide(approvalId, 'approve')))
      this.scene.told.corrections.push({ userId, amount: correction });
    const isDemoted = await this.change('admin', 'staff');
    if (approvalId && end === 'demote' && isDemoted) await this.approveInVain(approvalId);
  }

  private async propose(userId: string): Promise<string | null> {
    const { status, body } = await this.calls.once<{ approvalId: string | null }>({
      ...{ as: this.scene.fixtures.colleague, method: 'PUT', path: '/api/users/update-wallet' },
      body: { userId, amount: correction, reason: 'Réglé en espèces' },
    });
    return isAcknowledged(status) ? body.approvalId : null;
  }

  /** Another admin stops the new one for a while. */
  private async whileFrozen(act: () => Promise<void>): Promise<void> {
    const { colleague } = this.scene.fixtures;
    this.scene.told.freezes.push(colleague.id);
    for (const step of ['freeze', 'unfreeze']) {
      const path = `/api/admin/users/${colleague.id}/${step}`;
      const { status } = await this.asSecond(path, { reason: 'Compte volé ?' });
      if (!isAcknowledged(status)) this.scene.told.failures.push(`${step} of an admin: ${status}`);
      if (step === 'freeze') await act();
    }
  }

  /** Whose account is stopped has nothing approved. */
  private async approveInVain(approvalId: string): Promise<void> {
    if (await this.decide(approvalId, 'approve'))
      this.scene.told.failures.push(`Approved, though its proposer was stopped: ${approvalId}`);
  }

  /** Whether the second admin was told that the role is changed. */
  private async change(from: Role, role: Role): Promise<boolean> {
    const { chance } = this.scene;
    const { admin, colleague } = this.scene.fixtures;
    const { status, body } = await this.calls.once<{ approvalId: string }>({
      ...{ as: admin, path: `/api/admin/users/${colleague.id}/role` },
      body: { from, role, reason: 'Elle reprend la comptabilité' },
    });
    const fate = chance.pick(fates);
    if (!isAcknowledged(status) || fate === 'leave') return false;
    const { approvalId } = body;
    const clicks = fate === 'approve twice' ? 2 : 1;
    const act = fate === 'refuse' ? 'refuse' : 'approve';
    const done = await Promise.all(
      Array.from({ length: clicks }, () => this.decide(approvalId, act)),
    );
    const isChanged = act === 'approve' && done.some(Boolean);
    if (isChanged) this.scene.told.roles.push({ userId: colleague.id, role });
    return isChanged;
  }

  private async decide(approvalId: string, act: 'approve' | 'refuse'): Promise<boolean> {
    const body = act === 'refuse' ? { reason: 'Pas encore' } : {};
    return isAcknowledged(
      (await this.asSecond(`/api/admin/approvals/${approvalId}/${act}`, body)).status,
    );
  }

  private asSecond(path: string, body: object) {
    const as: Person = this.scene.fixtures.secondAdmin;
    return this.calls.once({ as, path, body });
  }
}
