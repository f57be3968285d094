import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { nameProblem } from '../../kernel/texts/name.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Uploads, uploadIdIn } from '../uploads/index.js';
import type { ProfileBody } from './accounts.schema.js';
import { isNameLocked } from './domain/profile.js';
import { Users } from './users.js';

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly uploads: Uploads,
  ) {}

  /** @throws ProblemError `name-locked`, `invalid-request` for a name that something speaks against, `upload-not-found` or `upload-not-yours` */
  execute(actor: Actor, { avatar, ...profile }: ProfileBody): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.users.lock(tx, actor.id);
      const renamed = profile.name !== undefined && profile.name !== user.name;
      if (renamed && isNameLocked(user.verificationStatus)) throw new ProblemError('name-locked');
      const problem = renamed && nameProblem(profile.name ?? '');
      if (problem) throw new ProblemError('invalid-request', [{ path: 'name', message: problem }]);
      const data = { ...profile, ...(renamed && { nameInDoubt: false }) };
      await tx.user.update({ where: { id: actor.id }, data });
      if (avatar !== undefined) await this.changeAvatar(tx, user, avatar);
    });
  }

  private async changeAvatar(
    tx: Tx,
    { id, avatarId: old }: { id: string; avatarId: string | null },
    reference: string | null,
  ): Promise<void> {
    const avatarId = reference === null ? null : uploadIdIn(reference);
    if (reference !== null && !avatarId) throw new ProblemError('upload-not-found');
    if (avatarId) await this.uploads.claim(tx, id, 'avatar', [avatarId]);
    await tx.user.update({ where: { id }, data: { avatarId } });
    if (old && old !== avatarId) await this.uploads.release(tx, old);
  }
}
