import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class AuditLogPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'audit-log',
      erases: [],
      keeps: {
        'audit_log.actor_id': 'what staff did, by ids alone',
      },
      withholds: {
        'audit_log.actor_id': 'the work of staff',
      },
    });
  }
}
