export { periodRules } from './domain/rental-period.js';
export { Rentals, type RequestedDays } from './rentals.js';
export { RentalsModule } from './rentals.module.js';
export { QuoteRental } from './request/quote-rental.js';
export { RequestRental } from './request/request-rental.js';
