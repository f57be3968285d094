import type { Xaf } from '../../kernel/xaf.js';
import { eventKind } from '../events/index.js';

/** What is held in a wallet of what a payment credited. The subject is the hold; amounts in XAF. */
export type HeldCreditFacts = {
  userId: string;
  /** At most; of a rental, as much of it as the rental credits to the wallet. */
  amount: Xaf;
  rentalId: string | null;
};

export const creditHeld = eventKind<HeldCreditFacts>('held-credit.held');

/** `lost`: what two admins have taken from the wallet, since it did not come. */
export const creditReleased = eventKind<
  HeldCreditFacts & { release: 'found' | 'put_right'; lost: Xaf }
>('held-credit.released');
