export { allPages } from './all-pages';
export { body, createApi, type Proof } from './api';
export { browserStorage, tabStorage } from './browser-storage';
export { copyText } from './copy-text';
export {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatFullDay,
  formatMonth,
  formatMonthAndYear,
  formatPeriod,
  formatShortDay,
  startOfDay,
  today,
} from './day';
export { formatFcfa, formatGain, formatNumber, formatRating, perPiece, plural } from './format';
export {
  formatAge,
  formatBefore,
  formatDatedInstant,
  formatInstant,
  formatTime,
  formatTimeLeft,
} from './instant';
export * as limits from './limits.generated';
export { createListeners } from './listeners';
export { newId } from './new-id';
export { nextCursor } from './next-cursor';
export { ownPage } from './own-page';
export {
  knowsPasskeys,
  makePasskey,
  PasskeyNotUsed,
  pickedPasskey,
  signWithPasskey,
  usableWays,
} from './passkeys';
export {
  ApiError,
  type ErrorCode,
  type Failure,
  messageOf,
  ShownError,
  UNEXPECTED,
  UNREACHABLE,
} from './problem';
export {
  formatActor,
  formatDoneOffline,
  formatNamedAmount,
  formatPostponed,
  formatStep,
} from './rental-step';
export { saveFile } from './save-file';
export { saveText } from './save-text';
export type { paths } from './schema.generated';
export { createSessionStore, noSession } from './session-store';
export type { Schemas } from './types';
export * as words from './words.generated';
