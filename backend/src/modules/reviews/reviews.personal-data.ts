import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type ExportedFile, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class ReviewsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'reviews',
      erases: [],
      keeps: {
        'reviews.author_id': 'others chose by it; its author is no longer named',
        'reviews.reviewed_id': 'others chose by it; its author is no longer named',
        'review_invitations.renter_id': 'removed some weeks after the rental',
        'review_invitations.owner_id': 'removed some weeks after the rental',
      },
      exports: ['reviews.author_id', 'reviews.reviewed_id'],
      withholds: {
        'review_invitations.renter_id': 'the days of a rental, which are there',
        'review_invitations.owner_id': 'the days of a rental, which are there',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const made = { orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }] };
    const written = await this.db.review.findMany({ where: { authorId: userId }, ...made });
    // What the other party wrote is not read before it is published.
    const received = await this.db.review.findMany({
      where: { reviewedId: userId, publishedAt: { not: null }, hiddenAt: null },
      ...made,
    });
    return [{ name: 'avis.json', content: { written, received } }];
  }
}
