import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class TreasuryPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'treasury',
      erases: [],
      keeps: {
        'treasury_postings.proposed_by_id': 'who of the staff proposed it: books of ten years',
        'treasury_postings.approved_by_id': 'who of the staff approved it: books of ten years',
      },
      withholds: {
        'treasury_postings.proposed_by_id': 'the work of staff',
        'treasury_postings.approved_by_id': 'the work of staff',
      },
    });
  }
}
