import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { Users } from '../accounts/index.js';

/** What reports are called, for those who show more than reports. */
@Injectable()
export class ReportNames {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
  ) {}

  /** By id, after what was reported; a message has no title, so after who wrote it. Of no report are left out. */
  async list(ids: readonly string[]): Promise<Map<string, string>> {
    const reports = await this.db.report.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, kind: true, title: true, memberId: true },
    });
    const ofMessages = reports.filter(({ kind }) => kind === 'message');
    const authors = await this.users.listNames(ofMessages.map(({ memberId }) => memberId));
    return new Map(
      reports.map(({ id, kind, title, memberId }) => {
        const author = kind === 'message' && authors.get(memberId);
        return [id, author ? `${title} de ${author}` : title];
      }),
    );
  }
}
