const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** For how many hours a link in a mail is valid. */
export const linkHours = { confirm_email: 48, reset_password: 1 } as const;

/** How long each token is valid, in milliseconds. */
export const lifetimes = {
  confirm_email: linkHours.confirm_email * hour,
  reset_password: linkHours.reset_password * hour,
  /** A session that may outlive the browser, counted from its last refresh. */
  rememberedSession: 30 * day,
  /** One that ends with the browser, which may stay open for a day without a call. */
  session: day,
} as const;

export function after(now: Date, lifetime: number): Date {
  return new Date(now.getTime() + lifetime);
}
