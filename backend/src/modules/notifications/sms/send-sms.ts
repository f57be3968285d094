import { env } from '../../../env.js';
import { internationalNumber } from '../../../kernel/phone-number.js';

/** Below the lease of an SMS. */
const timeoutMs = 10_000;

/** The service answers, and would not have this SMS, as one to a number that it does not know. */
export class SmsRefused extends Error {}

const aboutThisSms = new Set([400, 409, 413, 422]);

/**
 * Hands an SMS to the service of `docs/sms-contract.md`, which knows one sent again by its reference.
 * Resolves once it was taken; rejects otherwise.
 */
export async function sendSms(sms: { id: string; to: string; text: string }): Promise<void> {
  const { id: reference, text } = sms;
  const response = await fetch(env.SMS_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.SMS_KEY}` },
    body: JSON.stringify({ reference, to: internationalNumber(sms.to), text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const said = `the SMS service answered ${response.status}`;
  throw aboutThisSms.has(response.status) ? new SmsRefused(said) : new Error(said);
}
