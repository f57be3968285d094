import { mostByHand } from '../../kernel/xaf.js';
import { whole } from '../types/whole-number.js';

/** So many that a limit is none, as copies with simulated numbers need it. */
const count = whole(1, 1_000_000);
const hours = whole(1, 7 * 24);
/** As much as a line of an operator's statement may have. */
const mostXaf = 2_000_000_000;

/** How much one member, number, network or admin may do. */
export const limits = {
  /**
   * A Redis that takes longer, in milliseconds, is treated as one that is away. Longer than a busy process takes to read
   * an answer that is there: meanwhile each process counts by itself, and more would be let through.
   */
  LIMITS_PATIENCE_MS: whole(50, 10_000).default(500),
  /** How many lists a member may read in a minute, of all kinds together: 20 a second. */
  LIST_READS_PER_MINUTE: whole(60, 1_000_000).default(1_200),
  /** How many withdrawals a member may make in a day in Gabon, those that failed not counted. */
  WITHDRAWALS_PER_DAY: whole(1, 1_000).default(20),
  /** XAF that a member may withdraw in a day in Gabon. */
  WITHDRAWN_XAF_PER_DAY: whole(1, mostXaf).default(2_000_000),
  /**
   * How many charges of a number may be open at once, and how many may begin in an hour, over all accounts but the one that
   * paid with it last, whose own are counted by themselves.
   */
  CHARGES_OPEN_PER_NUMBER: count.default(3),
  CHARGES_PER_NUMBER_HOUR: count.default(10),
  /** How many charges may begin in an hour from a network; behind one, an operator may have many customers. */
  CHARGES_PER_NETWORK_HOUR: count.default(120),
  /**
   * After how many refusals of a number in a row, within so many hours, other accounts than the one that paid with it last
   * wait, and for how many hours from the last of them.
   */
  REFUSALS_BEFORE_WAIT: count.default(2),
  REFUSALS_WITHIN_HOURS: hours.default(24),
  REFUSED_NUMBER_HOURS: hours.default(24),
  /** How many codes may be sent by SMS in an hour at the wish of a network: to all numbers, and to one. */
  SMS_CODES_PER_NETWORK_HOUR: count.default(20),
  SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: count.default(3),
  /** How many mails with a link may be sent in an hour at the wish of a network. */
  MAILS_PER_NETWORK_HOUR: count.default(300),
  /** XAF by which an admin corrects an account of a member alone; for more, a second one must approve. */
  CORRECT_ALONE_MOST_XAF: whole(0, mostByHand).default(50_000),
  /**
   * XAF of rent, and of a security deposit, that one of the staff divides between the parties of a rental alone; for more,
   * an admin must approve.
   */
  REFUND_ALONE_MOST_XAF: whole(0, mostByHand).default(100_000),
  DEPOSIT_ALONE_MOST_XAF: whole(0, mostByHand).default(150_000),
  /** XAF that an operator is to hold for us beyond what members may withdraw by it; admins are told when it holds less. */
  FLOAT_MARGIN_XAF: whole(0, mostXaf).default(500_000),
  /** What one admin moves alone within 24 hours, over all members and kinds of acts, at most; beyond it two decide. */
  ALONE_DAY_MOST_XAF: whole(0, mostXaf).default(250_000),
  /** The total within 24 hours beyond which the other admins are alerted. */
  ALONE_DAY_ALERT_XAF: whole(0, mostXaf).default(100_000),
};
