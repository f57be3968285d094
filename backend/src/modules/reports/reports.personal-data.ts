import { Injectable, type OnModuleInit } from '@nestjs/common';
import { deletedName } from '../../kernel/deleted-account.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class ReportsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'reports',
      erases: [],
      keeps: {
        'reports.reporter_id': 'records against fraud: what was reported, and what became of it',
        'reports.member_id': 'records against fraud: what was reported, and what became of it',
        'reports.taken_by_id': 'who of the staff took it',
        'item_checks.checked_by_id': 'who of the staff looked',
      },
      examined: (tx, userId) => this.isExamined(tx, userId),
      erase: (leaving) => this.erase(leaving),
      exports: ['reports.reporter_id'],
      withholds: {
        'reports.member_id': 'who reports a member, and what staff find, is told to nobody',
        'reports.taken_by_id': 'the work of staff',
        'item_checks.checked_by_id': 'the work of staff',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  /** Of the member, or about them: the latter is not told to whom it is about, in any way. */
  private async isExamined(tx: Tx, userId: string): Promise<boolean> {
    const where = { closedAt: null, OR: [{ reporterId: userId }, { memberId: userId }] };
    return (await tx.report.count({ where })) > 0;
  }

  /** What a report of a member is called is their name. */
  private async erase({ tx, userId }: Leaving): Promise<void> {
    await tx.report.updateMany({
      where: { kind: 'member', memberId: userId },
      data: { title: deletedName },
    });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const reports = await this.db.report.findMany({
      where: { reporterId: userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        kind: true,
        subjectId: true,
        reason: true,
        words: true,
        title: true,
        text: true,
        createdAt: true,
        closedAt: true,
      },
    });
    // The title of a report of a member is their name.
    const content = reports.map(({ title, ...report }) => ({
      ...report,
      ...(report.kind !== 'member' && { title }),
    }));
    return [{ name: 'signalements.json', content }];
  }
}
