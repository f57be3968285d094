import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class EventsPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'events',
      erases: [],
      keeps: {
        'domain_events.actor_id': 'what happened, by ids alone; the audit proves the books by it',
      },
      withholds: {
        'domain_events.actor_id': 'the same as rentals, payments and messages say, for programs',
      },
    });
  }
}
