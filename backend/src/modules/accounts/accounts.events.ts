import { eventKind } from '../events/index.js';

/** Staff let no money leave the member's wallet. The subject is the member. */
export const userFrozen = eventKind<{ userId: string }>('user.frozen');

export const userUnfrozen = eventKind<{ userId: string }>('user.unfrozen');
