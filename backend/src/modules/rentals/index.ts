export { Acquaintances, areAcquainted } from './acquaintances.js';
export { AcceptRental } from './answer/accept-rental.js';
export { RefuseRental } from './answer/refuse-rental.js';
export { type AwaitedExtension, AwaitedExtensions } from './changes/awaited-extensions.js';
export {
  type ChangeEventFacts,
  changeAccepted,
  changeAnnouncements,
  changeAsked,
  changeDone,
  changeExpired,
  changeRefused,
  changeWithdrawn,
  notifiedOfChange,
} from './changes/changes.events.js';
export { ExtendRental } from './changes/extend-rental.js';
export { Contracts } from './contract/contracts.js';
export {
  articlesOf,
  type ContractArticle,
  type ContractFacts,
  contractVersion,
} from './domain/contract.js';
export type { ContractAmendment } from './domain/contract-amendments.js';
export { fulfilments } from './domain/fulfilment.js';
export { outStatuses, pricePerDay } from './domain/late-return.js';
export { type Deadline, mostPostponedHours } from './domain/postponement.js';
export { hireOf } from './domain/rental-facts.js';
export { daysPerUnit, periodRules } from './domain/rental-period.js';
export {
  abandonedStatuses,
  activeStatuses,
  agreedStatuses,
  blockingStatuses,
  contestedHandoverStatuses,
  heldRentStatuses,
  reminderEvents,
  staffReturnStatuses,
} from './domain/rental-status.js';
export { type EndedRental, EndedRentals } from './ended-rentals.js';
export { FindRentals, type FoundRental } from './find-rentals.js';
export { whereLateOn } from './late-rentals.js';
export { rentalPolicy } from './rental-policy.js';
export { requireVisible } from './rental-record.js';
export { type RentalStanding, RentalStandings } from './rental-standings.js';
export {
  announcements,
  notifiedOf,
  type RentalEventFacts,
  rentalAccepted,
  rentalAnswerAwaited,
  rentalCancelled,
  rentalClaimCountered,
  rentalClaimDisputed,
  rentalDeadlinePostponed,
  rentalDelayEnded,
  rentalDelayed,
  rentalDepositShared,
  rentalHandedOver,
  rentalHandoverDisputed,
  rentalMissingAnswered,
  rentalNear,
  rentalNotHandedOver,
  rentalNotReceived,
  rentalObjectMissing,
  rentalRefused,
  rentalRenterAbsent,
  rentalRequested,
  rentalReturnAwaited,
  rentalReturnConfirmed,
  rentalReturnContested,
  rentalReturnDeclared,
  rentalRunLate,
} from './rentals.events.js';
export { Rentals } from './rentals.js';
export { RentalsModule } from './rentals.module.js';
export { statusWords } from './rentals.schema.js';
export { CheckFulfilment } from './request/check-fulfilment.js';
export { QuoteRental, quoteRefusals } from './request/quote-rental.js';
export { type RentalTerms, RequestRental } from './request/request-rental.js';
export { RentalSummaries, type RentalSummary } from './summaries/rental-summaries.js';
export { CloseForSuspended } from './suspension/close-for-suspended.js';
export { OpenAffairsQueries } from './suspension/open-affairs.js';
