import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Leaving, PersonalData } from '../personal-data.js';

@Injectable()
export class IdempotencyPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'platform',
      erases: ['idempotency_keys.user_id'],
      keeps: {},
      erase: (leaving) => this.erase(leaving),
      withholds: {
        'idempotency_keys.user_id': 'answers that were given already, for a day',
      },
    });
  }

  private async erase({ tx, userId }: Leaving): Promise<void> {
    await tx.idempotencyKey.deleteMany({ where: { userId } });
  }
}
