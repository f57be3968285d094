import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Obstacle, obstaclesOf } from '../../kernel/deletion-obstacle.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
import { DeletePapers } from './papers/delete-papers.js';
import { typedOf } from './papers/typed-papers.js';

@Injectable()
export class VerificationPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly papers: DeletePapers,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'verification',
      erases: ['verification_attempts.user_id'],
      keeps: {
        'identity_submissions.user_id':
          'decision, kind of paper and the keyed hash of its number find a refused paper under another account',
        'identity_submissions.decided_by': 'who of the staff decided',
        'identity_submissions.claimed_by': 'who of the staff looks at it, for minutes',
        'identity_skips.staff_id': 'who of the staff left it to others; gone with the papers',
      },
      obstacles: (tx, userId) => this.listObstacles(tx, userId),
      erase: (leaving) => this.erase(leaving),
      exports: ['identity_submissions.user_id'],
      withholds: {
        'identity_submissions.decided_by': 'the work of staff',
        'identity_submissions.claimed_by': 'the work of staff',
        'identity_skips.staff_id': 'the work of staff',
        'verification_attempts.user_id': 'gone a day later; holds a gesture that was asked for',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  private async listObstacles(tx: Tx, userId: string): Promise<Obstacle[]> {
    const pending = await tx.identitySubmission.count({ where: { userId, status: 'pending' } });
    return obstaclesOf({ 'verification-pending': pending });
  }

  /** Papers go at once; what finds them again stays. */
  private async erase({ tx, userId }: Leaving): Promise<void> {
    const submissions = await tx.identitySubmission.findMany({
      where: { userId, papersDeletedAt: null },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    for (const { id } of submissions) await this.papers.deleteOne(tx, id);
    await tx.verificationAttempt.deleteMany({ where: { userId } });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const submissions = await this.db.identitySubmission.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const own = submissions.map((submission) => {
      const {
        numberHmac: _,
        personHmac: __,
        pictureHashes: ___,
        picturePrints: _________,
        pictureKeys: __________,
        doubts: ____,
        claimedById: _____,
        claimedUntil: ______,
        sealedPapers: _______,
        papersKeyId: ________,
        decidedById,
        ...one
      } = submission;
      const typed = typedOf(submission) ?? { numero: null, birthDate: null };
      return { ...one, ...typed, isDecidedByStaff: decidedById !== null };
    });
    return [{ name: 'verifications.json', content: own }];
  }
}
