/** What a mail server said, as nodemailer tells it. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/** Classes of RFC 3463 that speak of the recipient's address, or of a mailbox that takes nothing any more. */
const ofRecipient = /\b5\.1\.\d{1,3}\b|\b5\.2\.1\b/;
/** Of us, of our rights, of the server's storage: what its operator or ours mends. */
const ofOthers = /\b[45]\.\d{1,3}\.\d{1,3}\b/;

/** Refusals of an address that need no class: no such user, not local, not a mailbox name. */
const noSuchMailbox = [550, 551, 553];

/**
 * Whether a mail server has said that this recipient will never be reached: trying again changes nothing. All else may
 * be mended, even a refusal for good: a password of ours, a block of our address, a full mailbox.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode, response, message } = (error ?? {}) as SmtpError;
  if (code !== 'EENVELOPE') return false;
  // An address that nodemailer will not even write into the conversation; a wrong sender is ours.
  if (command === 'API') return /recipient/i.test(String(message));
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false;
  const said = String(response ?? '');
  if (ofRecipient.test(said)) return true;
  return noSuchMailbox.includes(responseCode) && !ofOthers.test(said);
}

/**
 * Whether it was the mail server that failed, or does not want us, rather than this recipient or this text that it
 * would not take.
 */
export function isServerFailure(error: unknown): boolean {
  const { code, command, responseCode } = (error ?? {}) as SmtpError;
  if (code === 'EENVELOPE' && command === 'API') return false;
  if (typeof responseCode !== 'number' || responseCode === 421) return true;
  return !(command === 'RCPT TO' || (command === 'DATA' && responseCode >= 500));
}
