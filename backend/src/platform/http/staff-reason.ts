import { z } from 'zod';

/** Why one of the staff does something, kept in the audit log. */
export const staffReason = z.string().trim().min(3).max(300);
