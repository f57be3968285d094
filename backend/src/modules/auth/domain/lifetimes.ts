const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** For how many hours a link in a mail is valid. */
export const linkHours = {
  confirm_email: 48,
  reset_password: 1,
  /** By which a member says that it was somebody else. */
  not_me: 72,
  change_email: 24,
  undo_email: 72,
  /** By which somebody with a role adds their first second step. */
  add_second_step: 1,
} as const;

/** How long each token is valid, in milliseconds. */
export const lifetimes = {
  confirm_email: linkHours.confirm_email * hour,
  reset_password: linkHours.reset_password * hour,
  not_me: linkHours.not_me * hour,
  change_email: linkHours.change_email * hour,
  undo_email: linkHours.undo_email * hour,
  add_second_step: linkHours.add_second_step * hour,
  /** Once that link is opened. */
  addSecondStep: 30 * minute,
  /** Between the password and the second step. */
  pendingSignIn: 10 * minute,
  passkeyChallenge: 5 * minute,
  /** An app whose first code was not given yet. */
  unconfirmedApp: day,
  /** A session that may outlive the browser, counted from its last refresh. */
  rememberedSession: 30 * day,
  /** One that ends with the browser, which may stay open for a day without a call. */
  session: day,
} as const;

export function after(now: Date, lifetime: number): Date {
  return new Date(now.getTime() + lifetime);
}
