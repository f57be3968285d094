import { z } from 'zod';
import { lineText } from '../../../platform/http/texts.js';

/** Bytes as a browser writes them: base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1_400);

const named = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(30).optional(),
};

/** What a browser answers that made a passkey: `RegistrationResponseJSON` of WebAuthn. */
export const newPasskey = z
  .object({
    ...named,
    response: z.object({
      clientDataJSON: bytes(8_000),
      attestationObject: bytes(40_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof newPasskey>;

/** What a browser answers that used a passkey: `AuthenticationResponseJSON` of WebAuthn. */
export const usedPasskey = z
  .object({
    ...named,
    response: z.object({
      clientDataJSON: bytes(8_000),
      authenticatorData: bytes(8_000),
      signature: bytes(8_000),
      userHandle: bytes(200).optional(),
    }),
  })
  .meta({ id: 'UsedPasskey' });
export type UsedPasskey = z.infer<typeof usedPasskey>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const newPasskeyOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.string(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.string(),
      userVerification: z.string(),
      requireResidentKey: z.boolean(),
    }),
    extensions: z.object({ credProps: z.boolean() }),
    hints: z.array(z.string()),
  })
  .partial({ extensions: true, hints: true })
  .meta({ id: 'NewPasskeyOptions' });

/** What a browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.string(),
    allowCredentials: z.array(descriptor).optional(),
  })
  .meta({ id: 'PasskeyOptions' });

export const addPasskeyBody = z.object({ passkey: newPasskey });
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;

export const passkeySignInBody = z.object({
  passkey: usedPasskey,
  rememberMe: z.boolean().default(false),
});
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>;

export const passkeyParams = z.object({ id: z.uuid() });
export type PasskeyParams = z.infer<typeof passkeyParams>;

export const passkeyNameBody = z.object({
  name: lineText('Donnez un nom à cette clé.')
    .min(1, 'Donnez un nom à cette clé.')
    .max(60, 'Le nom compte 60 caractères au plus.'),
});
export type PasskeyNameBody = z.infer<typeof passkeyNameBody>;

export const passkeyView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
