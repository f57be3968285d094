import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The owner of the device: nobody uses its passkeys while they are away. */
export interface Holder {
  isThere(present: boolean): Promise<unknown>;
}

/** A device that keeps passkeys and finds its owner as long as they are there: Chromium's virtual authenticator. */
export async function addAuthenticator(page: Page): Promise<Holder> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isThere: (enabled) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** The code that an app with this secret shows, so many half minutes from now. */
export function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + later * 30_000,
  });
}
