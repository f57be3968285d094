import { eventKind } from '../events/index.js';

export type UnansweredFacts = {
  threadId: string;
  /** Whom it waits for. */
  readerId: string;
  senderId: string;
  /** As the reader may see it. */
  senderName: string;
  itemTitle: string;
  /** How many messages were not read. */
  count: number;
};

/** Messages were not read for ten minutes. The subject is the thread. */
export const messageUnanswered = eventKind<UnansweredFacts>('message.unanswered');
