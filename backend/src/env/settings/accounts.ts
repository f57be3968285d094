import { paperKeys, secret } from '../types/secrets.js';
import { accounts } from '../types/texts.js';
import { whole } from '../types/whole-number.js';

/** How members and staff are known, and how what proves who they are is kept. */
export const accountSettings = {
  /** Signs access tokens. */
  JWT_SECRET: secret(32),
  /** For how many days a sign-in goes on at most, however much it is used: of members, and of staff. */
  SESSION_DAYS: whole(1, 365).default(90),
  STAFF_SESSION_DAYS: whole(1, 90).default(7),
  /**
   * Accounts with a role that need no second step to sign in: those of the demo data, whose addresses do not exist.
   * Production refuses it.
   */
  SECOND_STEP_EXEMPT: accounts.default([]),
  /**
   * Seal identity papers, other private pictures and the secrets of apps that show codes: the first one what is new, the
   * others what is from before.
   */
  PAPERS_KEYS: paperKeys,
  /**
   * Finds an identity paper or a person again once the papers are deleted. Another key forgets whom it knew:
   * keep it with the backups, and apart from the database.
   */
  IDENTITY_HMAC_KEY: secret(32),
  /** Within how long members are told that their papers are looked at; nothing happens when it has passed. */
  IDENTITY_REVIEW_HOURS: whole(1, 240).default(48),
  /** How long the papers of an identity are kept once it was approved, and once it was refused. */
  PAPERS_KEPT_DAYS_APPROVED: whole(1, 365).default(90),
  PAPERS_KEPT_DAYS_REFUSED: whole(1, 90).default(30),
};
