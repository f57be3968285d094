import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { UserRecordBody } from './accounts.schema.js';
import { Users } from './users.js';

/** Fills in what the caller's own record lacks; what it has already stays. */
@Injectable()
export class CompleteUserRecord {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
  ) {}

  /** @throws ProblemError `forbidden` for the record of anybody else */
  async execute(actor: Actor, { id, ...given }: UserRecordBody): Promise<void> {
    if (id !== actor.id) throw new ProblemError('forbidden');
    await this.transactions.run(async (tx) => {
      const known = await this.users.lock(tx, id);
      await tx.user.update({
        where: { id },
        data: {
          phone: known.phone ?? given.phone ?? null,
          address: known.address ?? given.address ?? null,
          city: known.city ?? given.city ?? null,
          postalCode: known.postalCode ?? given.postalCode ?? null,
        },
      });
    });
  }
}
