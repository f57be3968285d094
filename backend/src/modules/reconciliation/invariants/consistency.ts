import { accountInvariants } from './accounts.js';
import { announcementInvariants } from './announcements.js';
import { contactExportInvariants } from './contact-exports.js';
import { exportInvariants } from './exports.js';
import { identityInvariants } from './identities.js';
import type { Invariant } from './invariant.js';
import { itemCardInvariants } from './item-cards.js';
import { longJobInvariants } from './long-jobs.js';
import { messageInvariants } from './messages.js';
import { notificationInvariants } from './notifications.js';
import { overdueWorkInvariants } from './overdue-work.js';
import { placeInvariants } from './places.js';
import { reviewInvariants } from './reviews.js';
import { savedSearchInvariants } from './saved-searches.js';
import { secondStepInvariants } from './second-steps.js';
import { trustInvariants } from './trust.js';

/** That what is written twice says the same, and that other work is done, at an instant. No franc depends on it. */
export function consistencyInvariants(now: Date): Invariant[] {
  return [
    ...contactExportInvariants,
    ...placeInvariants,
    ...itemCardInvariants,
    ...reviewInvariants(now),
    ...announcementInvariants,
    ...trustInvariants(now),
    ...savedSearchInvariants(now),
    ...notificationInvariants,
    ...messageInvariants(now),
    ...accountInvariants,
    ...secondStepInvariants(now),
    ...identityInvariants,
    ...longJobInvariants(now),
    ...exportInvariants(now),
    ...overdueWorkInvariants(now),
  ];
}
