import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { requireOwnUploads, uploadIdIn } from '../uploads/index.js';
import { AccountsQueries } from './accounts.queries.js';
import type { ProfileBody, UserView } from './accounts.schema.js';
import { isNameLocked } from './domain/profile.js';
import { lockUser } from './lock-user.js';

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsQueries,
  ) {}

  /** @throws Refusal `name-locked`, `upload-not-found` or `upload-not-yours` */
  async execute(actor: Actor, { avatar, ...profile }: ProfileBody): Promise<UserView> {
    await this.transactions.run(async (tx) => {
      const user = await lockUser(tx, actor.id);
      const renamed = profile.name !== undefined && profile.name !== user.name;
      if (renamed && isNameLocked(user.verificationStatus)) throw new Refusal('name-locked');
      await tx.user.update({
        where: { id: actor.id },
        data: { ...profile, ...(await chosenAvatar(tx, actor.id, avatar)) },
      });
    });
    return this.accounts.userById(actor.id);
  }
}

async function chosenAvatar(tx: Tx, userId: string, avatar: string | null | undefined) {
  if (avatar === undefined) return {};
  if (avatar === null) return { avatarId: null };
  const avatarId = uploadIdIn(avatar);
  if (!avatarId) throw new Refusal('upload-not-found');
  await requireOwnUploads(tx, userId, 'avatar', [avatarId]);
  return { avatarId };
}
