import { minuteMs } from '../../../kernel/duration.js';

/** Long enough for the pictures of the document on a slow network, too short to stage a photo. */
export const attemptMs = 30 * minuteMs;

/** How long the link to another device can be opened. */
export const deviceLinkMs = 10 * minuteMs;

export interface Attempt {
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Whether a member may take a photo in an attempt, or submit one that was taken in it. */
export function isOpen(attempt: Attempt, userId: string, now: Date): boolean {
  return attempt.userId === userId && attempt.endedAt === null && attempt.expiresAt > now;
}

/** Where the other device is with the photo. */
export type DeviceState = 'none' | 'waiting' | 'opened' | 'sent' | 'expired';

export function deviceState(
  attempt: {
    deviceTokenHash: string | null;
    deviceExpiresAt: Date | null;
    deviceOpenedAt: Date | null;
    devicePhotoId: string | null;
  },
  now: Date,
): DeviceState {
  if (attempt.devicePhotoId) return 'sent';
  if (!attempt.deviceTokenHash || !attempt.deviceExpiresAt) return 'none';
  if (attempt.deviceExpiresAt <= now) return 'expired';
  return attempt.deviceOpenedAt ? 'opened' : 'waiting';
}
