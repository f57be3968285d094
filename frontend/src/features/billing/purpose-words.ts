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
  /** The operator has not confirmed it yet, and what if it comes too late. */
  unconfirmed: string;
};

const RENTAL: PurposeWords = {
  done: 'Demande envoyée au propriétaire',
  impossible: "La location n'était plus possible à ces dates.",
  notDone: "la location n'a pas été créée",
  whenItArrives: 'votre demande part chez le propriétaire',
  unconfirmed:
    'La location apparaît ici dès que votre opérateur confirme\u00a0; si les dates ont été prises,',
};

const EXTENSION: PurposeWords = {
  done: 'Location prolongée',
  impossible: "La prolongation n'était plus possible.",
  notDone: "la location n'a pas été prolongée",
  whenItArrives: 'la location est prolongée',
  unconfirmed:
    'La location est prolongée dès que votre opérateur confirme\u00a0; si les jours ont été pris,',
};

export const wordsOf = ({ purpose }: Pick<Payment, 'purpose'>): PurposeWords =>
  purpose === 'extension' ? EXTENSION : RENTAL;
