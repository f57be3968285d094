import { eventKind } from '../events/index.js';

export const verificationSubmitted = eventKind<{ userId: string }>('verification.submitted');

export const verificationApproved = eventKind<{ userId: string }>('verification.approved');

export const verificationRejected = eventKind<{ userId: string; reason: string }>(
  'verification.rejected',
);
