import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class FavouritesPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'favourites',
      erases: ['favourites.user_id'],
      keeps: {},
      erase: (leaving) => this.erase(leaving),
      exports: ['favourites.user_id'],
      collect: (userId) => this.collect(userId),
    });
  }

  private async erase({ tx, userId }: Leaving): Promise<void> {
    await tx.favourite.deleteMany({ where: { userId } });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const favourites = await this.db.favourite.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { itemId: 'asc' }],
    });
    return [{ name: 'favoris.json', content: favourites }];
  }
}
