import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Approvals } from '../approvals/index.js';
import { FreshAuthentication } from '../auth/index.js';
import { contactExportKind } from './contact-export-kind.js';
import type { NewContactExport } from './contact-exports.schema.js';
import { ContactLists } from './contact-lists.js';
import { GrantContactExport } from './grant-contact-export.js';

/** One of the staff asks for a file with contact data: an admin has it at once, others when an admin approves. */
@Injectable()
export class RequestContactExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: ContactLists,
    private readonly fresh: FreshAuthentication,
    private readonly approvals: Approvals,
    private readonly grant: GrantContactExport,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of the file; asked for again under it, it is the same one
   * @returns whether it waits for an admin
   * @throws ProblemError `invalid-request` for a filter that the list does not have; `reauthentication-required` or
   *   `second-step-required` without a fresh proof
   */
  async execute(actor: Actor, id: string, wanted: NewContactExport): Promise<boolean> {
    const { list, filter, reason } = wanted;
    const rows = await this.count(wanted);
    return this.transactions.run(async (tx, afterCommit) => {
      if ((await tx.contactExport.count({ where: { id } })) > 0) return false;
      const at = this.clock.now();
      if (actor.role === 'admin') {
        await this.fresh.requireSecondStep(tx, actor);
        await this.grant.execute(tx, id, wanted, {
          requestedById: actor.id,
          approvalId: null,
          at,
        });
        return false;
      }
      await this.approvals.propose(tx, afterCommit, {
        ...{ actor, id, kind: contactExportKind, subject: 'list', subjectId: list },
        ...{ memberId: null, amount: null, request: { list, filter, rows }, reason, at },
      });
      return true;
    });
  }

  private async count({ list, filter }: NewContactExport): Promise<number> {
    const { schema, filter: filterSchema, read } = this.lists.get(list);
    const known = filterSchema.safeParse(filter);
    if (!known.success) {
      const message = 'La liste ne se filtre pas ainsi.';
      throw new ProblemError('invalid-request', [{ path: 'filter', message }]);
    }
    const { total, rows } = await read({ ...schema.parse({}), ...known.data, perPage: 1 });
    return total ?? rows.length;
  }
}
