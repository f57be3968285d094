import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class BackofficePersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'backoffice',
      erases: [],
      keeps: {
        'member_notes.member_id': 'records against fraud, as reports and the audit log',
        'member_notes.author_id': 'the work of staff, by ids alone',
      },
      withholds: {
        'member_notes.member_id': 'what staff find of a member is told to nobody',
        'member_notes.author_id': 'the work of staff',
      },
    });
  }
}
