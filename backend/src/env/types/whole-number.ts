import { z } from 'zod';

/** A whole number in digits, within bounds: nothing like `1e9`, which is seldom what was meant. */
export const whole = (least: number, most: number) =>
  z.string().transform((text, context) => {
    const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    context.addIssue(`is a whole number from ${least} to ${most}`);
    return z.NEVER;
  });
