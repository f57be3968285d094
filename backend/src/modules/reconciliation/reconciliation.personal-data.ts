import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class ReconciliationPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'reconciliation',
      erases: [],
      keeps: { 'reconciliation_runs.requested_by_id': 'the work of staff, by ids alone' },
      withholds: { 'reconciliation_runs.requested_by_id': 'the work of staff' },
    });
  }
}
