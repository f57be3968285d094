import { eventKind } from '../../events/index.js';
import type { WaitingKind } from '../waiting/waiting.schema.js';

/** What has waited for long, by kind: those of which staff were not told yet that day. */
export type OverdueFacts = {
  kinds: {
    kind: WaitingKind;
    count: number;
    /** Whole hours that the oldest has waited. */
    hours: number;
  }[];
};

/** Something has waited for long. The subject is what has waited longest. */
export const waitingOverdue = eventKind<OverdueFacts>('waiting.overdue');
