import { longText } from './texts.js';

/** Why one of the staff does something, kept in the audit log. */
export const staffReason = longText().min(3).max(300);
