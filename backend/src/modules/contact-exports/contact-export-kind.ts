import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Act, type ActDescription, ApprovalKinds, type Deciding } from '../approvals/index.js';
import { type ContactExportRequest, contactExportRequest } from './contact-exports.schema.js';
import { ContactLists } from './contact-lists.js';
import { GrantContactExport } from './grant-contact-export.js';

/** Of the act by which an admin lets one of the staff take such a file. */
export const contactExportKind = 'contact-export';

/** A file with contact data that one of the staff asks for. */
@Injectable()
export class ContactExportKind implements OnModuleInit {
  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly lists: ContactLists,
    private readonly grant: GrantContactExport,
  ) {}

  onModuleInit(): void {
    this.kinds.register<ContactExportRequest>({
      kind: contactExportKind,
      name: 'Export de coordonnées',
      schema: contactExportRequest,
      describe: (_, acts) => Promise.resolve(acts.map((act) => this.describe(act))),
      check: () => Promise.resolve(),
      carryOut: (act, deciding) => this.carryOut(act, deciding),
    });
  }

  private describe({ request: { list, filter, rows } }: Act<ContactExportRequest>): ActDescription {
    const { name } = this.lists.get(list);
    const filters = Object.entries(filter).map(([key, value]) => `${key} = ${value}`);
    return {
      title: `Export avec coordonnées : ${name}`,
      facts: [
        { label: 'Liste', value: name },
        { label: 'Filtres', value: filters.join(', ') || 'aucun : toute la liste' },
        { label: 'Lignes à la demande', value: String(rows) },
        { label: 'Fichier', value: "une fois, dans les 24 heures après l'accord" },
      ],
      link: null,
    };
  }

  private async carryOut(
    { id, request, reason, proposedById }: Act<ContactExportRequest>,
    { tx, at }: Deciding,
  ): Promise<void> {
    const granted = { requestedById: proposedById, approvalId: id, at };
    await this.grant.execute(tx, id, { ...request, reason }, granted);
  }
}
