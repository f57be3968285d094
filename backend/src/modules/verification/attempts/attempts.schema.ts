import { z } from 'zod';

export const attemptParams = z.object({ id: z.uuid() });
export type AttemptParams = z.infer<typeof attemptParams>;

export const deviceParams = z.object({ token: z.string().min(1).max(100) });
export type DeviceParams = z.infer<typeof deviceParams>;

export const attemptView = z
  .object({
    id: z.uuid(),
    /** What the person does on the photo. */
    prompt: z.string(),
    /** Until when a photo that is taken now can be sent. */
    expiresAt: z.iso.datetime(),
    /** Where another device is with the photo, if one was given a link. */
    device: z.enum(['none', 'waiting', 'opened', 'sent', 'expired']),
    /** The photo that it took. */
    devicePhotoId: z.uuid().nullable(),
  })
  .meta({ id: 'VerificationAttempt' });
export type AttemptView = z.infer<typeof attemptView>;

export const deviceLinkView = z
  .object({
    /** For the other device: shown as a QR code, once. */
    url: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'VerificationDeviceLink' });
export type DeviceLinkView = z.infer<typeof deviceLinkView>;

export const deviceRequestView = z
  .object({ prompt: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'VerificationDeviceRequest' });
export type DeviceRequestView = z.infer<typeof deviceRequestView>;
