import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { oneLine, severalLines } from '../../kernel/texts/written.js';
import { Db } from '../../platform/database/prisma.js';
import { RowMendings } from '../../platform/long-jobs/row-mendings.js';

/** Of an object whose title had nothing that is seen. */
const unseen = 'Objet sans titre';

/** Brings what is said of objects to the form in which it is stored today. Contracts that were accepted keep their texts. */
@Injectable()
export class MendItemTexts implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly mendings: RowMendings,
  ) {}

  onModuleInit(): void {
    this.mendings.register({
      name: 'mend-item-texts',
      read: (after, limit) =>
        this.db.item.findMany({
          where: { id: { gt: after }, deletedAt: null },
          select: {
            ...{ id: true, version: true, title: true, description: true, location: true },
            ...{ landmark: true, specifications: true },
          },
          orderBy: { id: 'asc' },
          take: limit,
        }),
      mend: async (tx, { id, version, ...old }) => {
        const data = {
          title: oneLine(old.title) || unseen,
          description: severalLines(old.description),
          location: oneLine(old.location),
          landmark: oneLine(old.landmark),
          specifications: mendedPairs(old.specifications as Record<string, string>),
        };
        if (isDeepStrictEqual(data, old)) return;
        await tx.item.updateMany({ where: { id, version }, data });
      },
    });
  }
}

const mendedPairs = (pairs: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pairs)
      .map(([name, value]) => [oneLine(name), oneLine(value)])
      .filter(([name]) => name !== ''),
  );
