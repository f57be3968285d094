import { eventKind } from '../events/index.js';

export type UnansweredFacts = {
  threadId: string;
  /** Whom it waits for. */
  readerId: string;
  senderId: string;
  itemTitle: string;
  /** How many messages were not read. */
  count: number;
};

/** The name as the reader may see it. */
export type UnansweredSecrets = { senderName: string };

/** Messages were not read for ten minutes. The subject is the thread. */
export const messageUnanswered = eventKind<UnansweredFacts, UnansweredSecrets>(
  'message.unanswered',
);
