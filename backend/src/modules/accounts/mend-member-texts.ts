import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { nameOf, nameProblem } from '../../kernel/texts/name.js';
import { oneLine } from '../../kernel/texts/written.js';
import { Db } from '../../platform/database/prisma.js';
import { RowMendings } from '../../platform/long-jobs/row-mendings.js';
import { isNameLocked } from './domain/profile.js';

/** Of a member whose name had nothing that is seen. */
const unseen = 'Sans nom';

/** Brings names and addresses to the form in which they are stored today, and marks the names that would be refused. */
@Injectable()
export class MendMemberTexts implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly mendings: RowMendings,
  ) {}

  onModuleInit(): void {
    this.mendings.register({
      name: 'mend-member-texts',
      read: (after, limit) =>
        this.db.user.findMany({
          where: { id: { gt: after }, deletedAt: null },
          select: {
            id: true,
            name: true,
            address: true,
            city: true,
            postalCode: true,
            role: true,
            verificationStatus: true,
          },
          orderBy: { id: 'asc' },
          take: limit,
        }),
      mend: async (tx, { id, role, verificationStatus, ...old }) => {
        const data = {
          name: nameOf(old.name) || unseen,
          address: old.address && oneLine(old.address),
          city: old.city && oneLine(old.city),
          postalCode: old.postalCode && oneLine(old.postalCode),
        };
        // The team may be called after Loka; a name that is locked is one that staff compare with a document.
        const nameInDoubt =
          role === 'member' &&
          !isNameLocked(verificationStatus) &&
          nameProblem(data.name) !== undefined;
        if (isDeepStrictEqual(data, old) && !nameInDoubt) return;
        await tx.user.updateMany({ where: { id, ...old }, data: { ...data, nameInDoubt } });
      },
    });
  }
}
