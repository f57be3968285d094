import { env } from '../../env.js';

/** Whether an account needs no second step whatever its role: one of the demo data. */
export function isExempt(email: string): boolean {
  const address = email.toLowerCase();
  return env.SECOND_STEP_EXEMPT.some((one) =>
    one.startsWith('@') ? address.endsWith(one) : address === one,
  );
}
