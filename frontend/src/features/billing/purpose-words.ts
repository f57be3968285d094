import type { Payment } from '@/api/types';

/** What a payment of a rental leads to, which is not the same for one that extends it. */
type PurposeWords = {
  /** It has succeeded. */
  done: string;
  /** It came too late. */
  impossible: string;
  /** Another amount came. */
  notDone: string;
  /** It may still come in time. */
  whenItArrives: string;
};

const RENTAL: PurposeWords = {
  done: 'Demande envoyée au propriétaire',
  impossible: "La location n'était plus possible à ces dates.",
  notDone: "la location n'a pas été créée",
  whenItArrives: 'votre demande part chez le propriétaire',
};

const EXTENSION: PurposeWords = {
  done: 'Location prolongée',
  impossible: "La prolongation n'était plus possible.",
  notDone: "la location n'a pas été prolongée",
  whenItArrives: 'la location est prolongée',
};

export const wordsOf = ({ purpose }: Pick<Payment, 'purpose'>): PurposeWords =>
  purpose === 'extension' ? EXTENSION : RENTAL;
