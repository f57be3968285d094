/* What can be done with a rental, in dialogs: loaded together, with what they share, once somebody opens one. */

export { RefuseDialog } from './answer/refuse-dialog';
export { CancelDialog } from './cancel/cancel-dialog';
export { RentedObject } from './card/rented-object';
export { AcceptChangeDialog } from './changes/accept-change-dialog';
export { KEPT_STEP_DIALOGS } from './kept-step-dialogs';
export { AnswerClaimDialog } from './return/answer-claim-dialog';
export { AnswerOfferDialog } from './return/answer-offer-dialog';
export { ClaimLateFeeDialog } from './return/claim-late-fee-dialog';
export { ConfirmReturnDialog } from './return/confirm-return-dialog';
export { ReportMissingDialog } from './return/report-missing-dialog';
export { ContactDialog } from './steps/contact-dialog';
export { DropEntryDialog } from './steps/drop-entry-dialog';
