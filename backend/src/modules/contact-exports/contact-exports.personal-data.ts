import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';

@Injectable()
export class ContactExportsPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'contact-exports',
      erases: [],
      keeps: { 'contact_exports.requested_by_id': 'who of the staff took contact data' },
      withholds: { 'contact_exports.requested_by_id': 'the work of staff' },
    });
  }
}
