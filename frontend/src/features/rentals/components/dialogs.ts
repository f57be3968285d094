/* What can be done with a rental, in dialogs: loaded together, with what they share, once somebody opens one. */
export { AcceptChangeDialog } from './accept-change-dialog';
export { AnswerClaimDialog } from './answer-claim-dialog';
export { AnswerOfferDialog } from './answer-offer-dialog';
export { CancelDialog } from './cancel-dialog';
export { ClaimLateFeeDialog } from './claim-late-fee-dialog';
export { ConfirmReturnDialog } from './confirm-return-dialog';
export { ContactDialog } from './contact-dialog';
export { DropEntryDialog } from './drop-entry-dialog';
export { KEPT_STEP_DIALOGS } from './kept-step-dialogs';
export { RefuseDialog } from './refuse-dialog';
export { RentedObject } from './rented-object';
export { ReportMissingDialog } from './report-missing-dialog';
