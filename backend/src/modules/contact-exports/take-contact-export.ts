import { Injectable, type StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Db } from '../../platform/database/prisma.js';
import { ExportList } from '../audit-log/index.js';
import type { ContactListName } from './contact-exports.schema.js';
import { ContactLists } from './contact-lists.js';

/** The file itself, once: a download that breaks off is asked for anew. */
@Injectable()
export class TakeContactExport {
  constructor(
    private readonly db: Db,
    private readonly lists: ContactLists,
    private readonly exportList: ExportList,
  ) {}

  /**
   * @throws ProblemError `contact-export-not-found` also of another's, `contact-export-over` once it was taken or its day
   *   is over, `too-many-requests`
   */
  async execute(actor: Actor, id: string): Promise<StreamableFile> {
    const granted = await this.db.contactExport.findFirst({
      where: { id, requestedById: actor.id },
    });
    if (!granted) throw new ProblemError('contact-export-not-found');
    const { list, reason, approvalId } = granted;
    if (granted.usedAt) throw new ProblemError('contact-export-over');
    const { schema, filter, columns, read } = this.lists.get(list as ContactListName);
    return this.exportList.execute(actor, {
      ...{ list: list as ContactListName, schema, columns, read },
      filter: filter.parse(granted.filter),
      claim: async (tx, { rows, at }) => {
        const { count } = await tx.contactExport.updateMany({
          where: { id, usedAt: null, expiresAt: { gt: at } },
          data: { usedAt: at, rows },
        });
        if (count === 0) throw new ProblemError('contact-export-over');
        return { contacts: true, reason, exportId: id, ...(approvalId && { approvalId }) };
      },
    });
  }
}
