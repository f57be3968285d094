import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class IncidentsPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'incidents',
      erases: [],
      keeps: {
        'operator_incidents.declared_by_id': 'who of the staff declared it',
        'operator_incidents.blocked_by_id': 'who of the staff blocked payments later',
        'operator_incidents.closed_by_id': 'who of the staff ended it',
      },
      withholds: {
        'operator_incidents.declared_by_id': 'the work of staff',
        'operator_incidents.blocked_by_id': 'the work of staff',
        'operator_incidents.closed_by_id': 'the work of staff',
      },
    });
  }
}
