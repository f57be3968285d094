import type { ObstacleKind } from '../../kernel/deletion-obstacle.js';
import { eventKind } from '../events/index.js';

type NoFacts = Record<string, never>;

/** The subject of each is the user. */
export const deletionRequested = eventKind<{ dueAt: string }>('user.deletion-requested');
export const deletionTakenBack = eventKind<NoFacts>('user.deletion-taken-back');

/** Something is being looked into, of which the member is not told: the account goes later. */
export const deletionPostponed = eventKind<{ dueAt: string }>('user.deletion-postponed');

/** Something stood in the way when the time came: the account stays. */
export const deletionStopped = eventKind<{ obstacles: ObstacleKind[] }>('user.deletion-stopped');

export const exportRequested = eventKind<NoFacts>('user.export-requested');

/** What a member asked for of their data can be downloaded. */
export const exportReady = eventKind<NoFacts>('user.export-ready');

/** It was given up; the member may ask again. */
export const exportFailed = eventKind<NoFacts>('user.export-failed');

/** Whom it was stays nowhere but in the last mail. */
export const accountDeleted = eventKind<NoFacts, { name: string; addresses: string[] }>(
  'user.deleted',
);
