import { mostByHand } from '../../kernel/xaf.js';
import { webUrl } from '../types/addresses.js';
import { pathSecret, secret } from '../types/secrets.js';
import { text } from '../types/texts.js';
import { whole } from '../types/whole-number.js';

/** XAF that an operator moves at once. */
const atOnce = whole(1, mostByHand);

/** The mobile money gateway, and the comparison of our books with its. */
export const gateway = {
  GATEWAY_PAY_URL: webUrl,
  GATEWAY_STATUS_URL: webUrl,
  GATEWAY_RENEW_SECRET_URL: webUrl,
  GATEWAY_PAYOUT_URL: webUrl,
  GATEWAY_AGENT: text,
  GATEWAY_PASSWORD: secret(),
  /** Registered at the gateway for `/api/payment/callback/{GATEWAY_CALLBACK_TOKEN}`. */
  GATEWAY_CALLBACK_CODE: text,
  GATEWAY_CALLBACK_TOKEN: pathSecret(16),
  /** The one before, which stays good until the gateway calls the new address alone; base64 without `/` arrived too. */
  GATEWAY_CALLBACK_TOKEN_BEFORE: pathSecret(16, '+=').optional(),
  GATEWAY_ACCOUNT_AIRTEL: text,
  GATEWAY_ACCOUNT_MOOV: text,
  GATEWAY_ACCOUNT_CARD: text,
  /** What the gateway calls each operator. */
  GATEWAY_OPERATOR_AIRTEL: text.default('AIRTEL_MONEY'),
  GATEWAY_OPERATOR_MOOV: text.default('MOOV_MONEY'),
  GATEWAY_OPERATOR_CARD: text.default('CARD'),
  /** XAF: the smallest and the largest amount that each operator collects from a number at once. */
  COLLECT_LEAST_XAF_AIRTEL: atOnce.default(100),
  COLLECT_MOST_XAF_AIRTEL: atOnce.default(500_000),
  COLLECT_LEAST_XAF_MOOV: atOnce.default(100),
  COLLECT_MOST_XAF_MOOV: atOnce.default(500_000),
  /** XAF: the smallest and the largest amount that each operator pays out to a number at once. */
  PAYOUT_LEAST_XAF_AIRTEL: atOnce.default(100),
  PAYOUT_MOST_XAF_AIRTEL: atOnce.default(500_000),
  PAYOUT_LEAST_XAF_MOOV: atOnce.default(100),
  PAYOUT_MOST_XAF_MOOV: atOnce.default(500_000),
  /** Where a gateway shows its own book, as the simulator does: the audit compares ours with it. */
  GATEWAY_BOOK_URL: webUrl.optional(),
  /** How many days of payments are compared with the gateway every night. */
  RECONCILE_DAYS: whole(1, 90).default(7),
  /** After how many nights a payment on which both books agreed is compared once more. */
  RECONCILE_AGAIN_DAYS: whole(1, 60).default(7),
  /** About how many payments the gateway is asked at the same time: as many as its contract lets. */
  RECONCILE_AT_ONCE: whole(1, 64).default(4),
};
