import { Injectable, type OnModuleInit } from '@nestjs/common';
import { oneLine } from '../../../kernel/texts/written.js';
import { Db } from '../../../platform/database/prisma.js';
import { RowMendings } from '../../../platform/long-jobs/row-mendings.js';

/** Of a passkey whose name had nothing that is seen. */
const unseen = "Clé d'accès";

/** Brings the names of passkeys to the form in which they are stored today. */
@Injectable()
export class MendPasskeyNames implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly mendings: RowMendings,
  ) {}

  onModuleInit(): void {
    this.mendings.register({
      name: 'mend-passkey-names',
      read: (after, limit) =>
        this.db.passkey.findMany({
          where: { id: { gt: after } },
          select: { id: true, name: true },
          orderBy: { id: 'asc' },
          take: limit,
        }),
      mend: async (tx, { id, name: old }) => {
        const name = oneLine(old) || unseen;
        if (name !== old) await tx.passkey.updateMany({ where: { id, name: old }, data: { name } });
      },
    });
  }
}
