import pg from 'pg';
import { type ErrorCode, ProblemError } from '../../kernel/errors.js';

const { DatabaseError } = pg;

/** What each guard of the database means to the person whose call ran into it. */
const refusalOfConstraint: Record<string, ErrorCode> = {
  audit_log_acting: 'forbidden',
  users_email_key: 'email-taken',
  users_email_reserved: 'email-taken',
  passkeys_credential_id_key: 'passkey-already-added',
  passkeys_forward: 'passkey-refused',
  authenticator_apps_forward: 'code-wrong',
  recovery_codes_once: 'recovery-code-wrong',
  users_leaving: 'account-leaving',
  users_suspended: 'account-suspended',
  users_leave_settled: 'deletion-not-possible',
  data_exports_one_open: 'export-under-way',
  items_pkey: 'item-id-taken',
  items_hidden_is_unavailable: 'item-hidden',
  items_leaving_is_unavailable: 'account-leaving',
  items_deleted_unused: 'item-has-rentals',
  cities_name: 'place-name-taken',
  quartiers_name: 'place-name-taken',
  meeting_points_name: 'place-name-taken',
  quartiers_city_id_fkey: 'place-not-found',
  meeting_points_quartier_id_fkey: 'place-not-found',
  item_images_upload_id_key: 'upload-not-yours',
  identity_submissions_one_pending: 'verification-already-pending',
  identity_submissions_decided_once: 'verification-already-decided',
  identity_submissions_attempt_id_key: 'attempt-expired',
  identity_submissions_document_id_key: 'upload-already-used',
  identity_submissions_document_back_id_key: 'upload-already-used',
  identity_submissions_photo_id_key: 'upload-already-used',
  identity_submissions_picture_once: 'upload-already-used',
  rental_photos_pkey: 'upload-not-yours',
  message_pictures_pkey: 'upload-not-yours',
  messages_pkey: 'message-id-taken',
  messages_not_blocked: 'member-unreachable',
  rentals_not_blocked: 'member-unreachable',
  blocked_members_blocked_id_fkey: 'user-not-found',
  items_pieces_let: 'pieces-let',
  items_city_known: 'invalid-request',
  item_closures_no_overlap: 'dates-taken',
  occupied_pieces_no_overlap: 'dates-taken',
  rentals_object_missing: 'object-missing',
  rentals_one_pending: 'already-pending',
  reviews_rental_id_subject_key: 'already-reviewed',
  reviews_of_a_rental: 'review-not-open',
  rental_changes_one_open: 'change-open',
  reports_one_open: 'already-reported',
  approvals_decided_once: 'approval-decided',
  approvals_settled_admin: 'approver-too-new',
  approvals_proposer_acts: 'proposer-without-role',
  approvals_one_open: 'already-proposed',
  operator_incidents_one_live: 'incident-open',
  operator_incidents_closed_once: 'incident-closed',
  payments_one_live: 'payment-in-progress',
  payments_not_frozen: 'member-frozen',
  payments_refund_limit: 'refund-limit',
  payments_not_held: 'credit-held',
  ledger_shortening_not_held: 'owner-cannot-refund',
  payment_rightings_follow: 'payment-put-right-since',
  payments_float: 'operator-float-short',
  treasury_postings_held: 'treasury-not-held',
  treasury_postings_fees: 'treasury-more-than-fees',
  treasury_postings_own: 'treasury-more-than-own',
  treasury_postings_unclaimed: 'treasury-not-unclaimed',
  treasury_postings_once: 'treasury-already-posted',
  treasury_postings_payment_id_key: 'treasury-already-posted',
  reconciliation_runs_one_open: 'comparison-under-way',
  payments_pkey: 'idempotency-key-running',
  payout_methods_user_id_operator_phone_number_key: 'number-already-added',
  ledger_accounts_user_id_fkey: 'user-not-found',
  ledger_accounts_not_below_zero: 'insufficient-balance',
};

/**
 * Values that PostgreSQL cannot hold: a zero byte or half a character, also inside of JSON, a number
 * beyond its column, a day before the calendar. Only a hostile client sends them.
 */
const unstorableValue = ['22021', '22P05', '22P02', '22003', '22007', '22008'];

/**
 * The server is going, gone, coming or full, lets nobody in, its connection broke, took longer than it may, or waited longer
 * than it may for another transaction's lock (55P03): as
 * PostgreSQL, the network, Prisma and its driver say it.
 */
const unreachable = [
  /^(?:08\w{3}|28\w{3}|3D000|57P0[1-3]|53300|55P03|57014|25P03)$/,
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT)$/,
  /^P(?:1000|1001|1002|1003|1008|1010|1017|2024|2028)$/,
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/,
  /^(?:AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist)$/,
];

/** A connection that broke, as `pg` says it of a query that was under way or came later: it has no code for that. */
const broken =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

const serializationFailure = '40001';
const deadlock = '40P01';

interface PostgresError {
  originalCode: string;
  originalMessage: string;
}

/** What Prisma keeps of an error of its driver. */
interface DriverError {
  driverAdapterError?: { cause?: PostgresError & { kind?: string } };
}

/**
 * The error as PostgreSQL reported it, wherever Prisma put it (a commit fails outside of any model), or
 * straight from the driver.
 */
function postgresError(error: unknown): PostgresError | undefined {
  if (error instanceof DatabaseError) {
    return { originalCode: error.code ?? '', originalMessage: error.message };
  }
  const { meta, cause } = (error ?? {}) as {
    meta?: DriverError;
    cause?: PostgresError;
  };
  const found = meta?.driverAdapterError?.cause ?? cause;
  return found?.originalCode ? found : undefined;
}

/**
 * The refusal that a broken constraint or connection stands for, or a conflict that retrying did not
 * resolve; any other error as it came.
 */
export function asProblemError(error: unknown): unknown {
  if (isUnreachable(error) || isRetryable(error)) {
    return Object.assign(new ProblemError('service-unavailable'), { cause: error });
  }
  const { originalCode = '', originalMessage = '' } = postgresError(error) ?? {};
  if (unstorableValue.includes(originalCode)) return new ProblemError('invalid-request');
  const constraint = /constraint "(\w+)"/.exec(originalMessage)?.[1];
  const code = constraint ? refusalOfConstraint[constraint] : undefined;
  return code ? new ProblemError(code) : error;
}

/** Another transaction has written what this one could not see yet: it is to be tried again. */
export class TransactionConflict extends Error {}

/** Whether two transactions only stood in each other's way. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof TransactionConflict) return true;
  const code = postgresError(error)?.originalCode;
  return code === serializationFailure || code === deadlock;
}

function isUnreachable(error: unknown): boolean {
  const {
    code = '',
    meta,
    message = '',
  } = (error ?? {}) as { code?: string; meta?: DriverError; message?: string };
  const { kind = '' } = meta?.driverAdapterError?.cause ?? {};
  const { originalCode = '' } = postgresError(error) ?? {};
  const said = [code, kind, originalCode];
  return unreachable.some((form) => said.some((one) => form.test(one))) || broken.test(message);
}
