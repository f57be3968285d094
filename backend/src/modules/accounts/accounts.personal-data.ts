import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Obstacle, obstaclesOf } from '../../kernel/deletion-obstacle.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class AccountsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'accounts',
      erases: ['blocked_members.blocker_id', 'blocked_members.blocked_id'],
      keeps: {
        'role_grants.user_id': 'who had which role when, by ids alone',
        'role_grants.given_by_id': 'who of the staff gave it',
      },
      obstacles: (tx, userId) => this.listObstacles(tx, userId),
      erase: (leaving) => this.erase(leaving),
      exports: ['blocked_members.blocker_id'],
      withholds: {
        'role_grants.user_id': 'the work of staff',
        'role_grants.given_by_id': 'the work of staff',
        'blocked_members.blocked_id': 'who blocks a member is nothing that the member is told',
        'users.deletion_due_at':
          'to which day it was put off tells that somebody reported the member',
        'users.deletion_first_due_at':
          'the mail says it; beside a later day it would tell the same',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  private async listObstacles(tx: Tx, id: string): Promise<Obstacle[]> {
    const { frozenAt, role } = await tx.user.findUniqueOrThrow({ where: { id } });
    return obstaclesOf({
      'wallet-frozen': frozenAt ? 1 : 0,
      'team-member': role === 'member' ? 0 : 1,
    });
  }

  /** The row of the member itself comes last of all. */
  private async erase({ tx, userId }: Leaving): Promise<void> {
    await tx.blockedMember.deleteMany({
      where: { OR: [{ blockerId: userId }, { blockedId: userId }] },
    });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const {
      passwordHash: _,
      plainText: __,
      searchText: ___,
      deletionDueAt: ____,
      deletionFirstDueAt: _____,
      ...account
    } = await this.db.user.findUniqueOrThrow({
      where: { id: userId },
    });
    const blocked = await this.db.blockedMember.findMany({
      where: { blockerId: userId },
      orderBy: [{ createdAt: 'asc' }, { blockedId: 'asc' }],
    });
    return [
      { name: 'compte.json', content: account },
      {
        name: 'membres-bloques.json',
        content: blocked.map(({ blockedId, createdAt }) => ({ blockedId, createdAt })),
      },
    ];
  }
}
