import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class ApprovalsPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'approvals',
      erases: [],
      keeps: {
        'approvals.member_id': 'the law asks for the books of ten years, and who answers for them',
        'approvals.proposed_by_id': 'who of the staff proposed it',
        'approvals.decided_by_id': 'who of the staff decided it',
      },
      withholds: {
        'approvals.member_id':
          'what was done is in the wallet or the account, which are there; the rest is the work of staff',
        'approvals.proposed_by_id': 'the work of staff',
        'approvals.decided_by_id': 'the work of staff',
      },
    });
  }
}
