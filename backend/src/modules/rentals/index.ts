export { type PeriodRules, periodRules } from './domain/rental-period.js';
export { RentalsModule } from './rentals.module.js';
export { availabilityRefusal } from './request/availability.js';
export { QuoteRental } from './request/quote-rental.js';
export { RequestRental } from './request/request-rental.js';
