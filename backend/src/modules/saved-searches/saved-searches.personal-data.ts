import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class SavedSearchesPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'saved-searches',
      erases: ['saved_searches.user_id'],
      keeps: {},
      erase: (leaving) => this.erase(leaving),
      exports: ['saved_searches.user_id'],
      collect: (userId) => this.collect(userId),
    });
  }

  /** With what each has told of. */
  private async erase({ tx, userId }: Leaving): Promise<void> {
    await tx.savedSearch.deleteMany({ where: { userId } });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const content = await this.db.savedSearch.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      include: { matches: { orderBy: { itemId: 'asc' } } },
    });
    return [{ name: 'recherches.json', content }];
  }
}
