import type { KeptStep } from './kept-step';

const load = () => import('./components/dialogs');

/** The dialogs of rentals, loaded once they are reached for. */
export const late = {
  acceptChange: async () => (await load()).AcceptChangeDialog,
  answerClaim: async () => (await load()).AnswerClaimDialog,
  answerOffer: async () => (await load()).AnswerOfferDialog,
  // With a calendar, which the others are without.
  askChange: async () => (await import('./components/changes/ask-change-dialog')).AskChangeDialog,
  cancel: async () => (await load()).CancelDialog,
  claimLateFee: async () => (await load()).ClaimLateFeeDialog,
  confirmReturn: async () => (await load()).ConfirmReturnDialog,
  contact: async () => (await load()).ContactDialog,
  dropEntry: async () => (await load()).DropEntryDialog,
  refuse: async () => (await load()).RefuseDialog,
  rentedObject: async () => (await load()).RentedObject,
  reportMissing: async () => (await load()).ReportMissingDialog,
  step: (step: KeptStep) => async () => (await load()).KEPT_STEP_DIALOGS[step],
};
