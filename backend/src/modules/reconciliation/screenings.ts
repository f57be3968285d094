import {
  paymentAnnouncementScreening,
  rentalAnnouncementScreening,
} from './screenings/announcement-screening.js';
import { ledgerScreening } from './screenings/ledger-screening.js';
import { monthScreening } from './screenings/month-screening.js';
import { referenceScreening } from './screenings/reference-screening.js';
import type { Screening } from './screenings/screening.js';

/** What saves most invariants from being checked row by row, the dearest first. */
export const screenings: Screening[] = [
  ledgerScreening,
  referenceScreening,
  rentalAnnouncementScreening,
  paymentAnnouncementScreening,
  monthScreening,
];
