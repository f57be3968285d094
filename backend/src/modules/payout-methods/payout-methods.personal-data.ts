import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type ExportedFile, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class PayoutMethodsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'payout-methods',
      erases: [],
      keeps: {
        'payout_methods.user_id':
          'numbers that a withdrawal went to prove where the money is; the others go',
      },
      exports: ['payout_methods.user_id'],
      collect: (userId) => this.collect(userId),
    });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const numbers = await this.db.payoutMethod.findMany({
      where: { userId },
      omit: { confirmationHash: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return [{ name: 'numeros.json', content: numbers }];
  }
}
