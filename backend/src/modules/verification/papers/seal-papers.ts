import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { rotateEach } from '../../../platform/sealing/rotate-each.js';
import { Users } from '../../accounts/index.js';
import { lockSubmission } from '../lock-submission.js';
import { numberHmac, personHmac } from './identity-hmac.js';
import { sealTyped, type TypedPapers, typedOf } from './typed-papers.js';

/**
 * Seals the number and the birth date of papers with the newest key. It may run while servers do, and be interrupted:
 * each submission is done by itself, and what is done is on record.
 */
@Injectable()
export class SealPapers {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly users: Users,
  ) {}

  /** Of papers that were sent before they were sealed. */
  sealPlain(): Promise<{ rotated: number; failed: number }> {
    return this.each({ numero: { not: null } });
  }

  /** Also of those that another key has sealed, or that another key of HMACs finds. */
  rotate(): Promise<{ rotated: number; failed: number }> {
    return this.each({ papersDeletedAt: null });
  }

  private each(where: Prisma.IdentitySubmissionWhereInput) {
    return rotateEach(
      ({ after, limit }) =>
        this.db.identitySubmission.findMany({
          where: { ...where, id: { gt: after } },
          orderBy: { id: 'asc' },
          select: { id: true },
          take: limit,
        }),
      ({ id }) => this.transactions.run((tx) => this.seal(tx, id)),
      ({ id }) => `papers ${id}`,
    );
  }

  /** Its row is held meanwhile: papers that are being deleted do not come back. */
  private async seal(tx: Tx, id: string): Promise<boolean> {
    const submission = await lockSubmission(tx, id);
    const typed = typedOf(submission);
    if (!typed) return false;
    const isFound = submission.numberHmac === numberHmac(typed.numero);
    if (submission.papersKeyId === env.PAPERS_KEYS[0].id && isFound) return false;
    await tx.identitySubmission.update({
      where: { id },
      data: {
        ...sealTyped(id, typed),
        numero: null,
        birthDate: null,
        ...(!isFound && (await this.tracesOf(tx, submission.userId, typed))),
      },
    });
    return true;
  }

  /** By the name of today: the one at that time is known to nobody. */
  private async tracesOf(tx: Tx, userId: string, { numero, birthDate }: TypedPapers) {
    const names = await this.users.listNames([userId], tx);
    const name = names.get(userId) ?? '';
    return { numberHmac: numberHmac(numero), personHmac: birthDate && personHmac(name, birthDate) };
  }
}
