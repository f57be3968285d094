import { z } from 'zod';
import { staffReason } from '../../../platform/http/staff-reason.js';
import { appCode, sessionView } from '../auth.schema.js';
import { secondStepWay } from '../factors/factors.schema.js';
import { passkeyView, usedPasskey } from '../passkeys/passkeys.schema.js';

/** The password was right, and a second step is asked for. */
const pendingSignInView = z
  .object({ secondStep: z.object({ ways: z.array(secondStepWay) }) })
  .meta({ id: 'PendingSignIn' });

export const signInView = z.union([sessionView, pendingSignInView]);

const recoveryCode = z.string().min(1, 'Saisissez un code de secours.').max(40);

/** One of the ways. */
export const secondStepBody = z.union([
  z.object({ code: appCode }),
  z.object({ recoveryCode }),
  z.object({ passkey: usedPasskey }),
]);
export type SecondStepBody = z.infer<typeof secondStepBody>;

export const secondStepLinkBody = z.object({ token: z.string().min(1).max(200) });
export type SecondStepLinkBody = z.infer<typeof secondStepLinkBody>;

export const appCodeBody = z.object({ code: appCode });
export type AppCodeBody = z.infer<typeof appCodeBody>;

export const secondStepView = z
  .object({
    /** Whether the caller's role asks for one. */
    isRequired: z.boolean(),
    /** Whether this session was proven by one. */
    isProven: z.boolean(),
    /** Whether the first one is added once a link that is mailed was opened on this session. */
    needsLink: z.boolean(),
    passkeys: z.array(passkeyView),
    /** The app that shows codes; null without. */
    app: z.object({ addedAt: z.iso.datetime() }).nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondStep' });
export type SecondStepView = z.infer<typeof secondStepView>;

export const appSecretView = z
  .object({
    /** To be typed into an app that cannot read the picture. */
    secret: z.string(),
    /** What the picture says: `otpauth://…`. */
    uri: z.string(),
  })
  .meta({ id: 'AppSecret' });

export const resetSecondStepBody = z.object({ reason: staffReason });
export type ResetSecondStepBody = z.infer<typeof resetSecondStepBody>;
