import { type CodeChange, edit } from '../code-change.js';

/** Money that moves and of which its member hears nothing. */
export const notificationChanges: readonly CodeChange[] = [
  {
    name: 'a payer is not notified of a payment that was made',
    edits: [
      edit(
        'modules/notifications/payment.notifications.ts',
        'if (emailFor) await this.notifier.send(',
        'if (emailFor && kind !== paymentSucceeded) await this.notifier.send(',
      ),
    ],
  },
  {
    name: 'an owner is not notified of the rent that an acceptance brings',
    edits: [
      edit(
        'modules/notifications/emails/rental-emails.ts',
        'renter: rentalAcceptedEmail, owner: acceptanceEmail',
        'renter: rentalAcceptedEmail',
      ),
    ],
  },
];
