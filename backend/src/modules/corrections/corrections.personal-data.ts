import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class CorrectionsPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'corrections',
      erases: [],
      keeps: {
        'proposed_corrections.user_id':
          'the law asks for the books of ten years, and who answers for them',
        'proposed_corrections.proposed_by_id': 'who of the staff proposed it',
        'proposed_corrections.decided_by_id': 'who of the staff decided it',
      },
      withholds: {
        'proposed_corrections.user_id':
          'those that were made are lines of the wallet, which are there; the others are the work of staff',
        'proposed_corrections.proposed_by_id': 'the work of staff',
        'proposed_corrections.decided_by_id': 'the work of staff',
      },
    });
  }
}
