import type { Rental } from '@/api/types';

/** How a return is confirmed; an owner who has claimed a part of the deposit gives all of it back after all. */
export const confirmReturnWords = ({ claim }: Pick<Rental, 'claim'>) =>
  claim
    ? { label: 'Rendre toute la caution', title: 'Rendre toute la caution\u00a0?' }
    : { label: 'Confirmer le retour', title: 'Confirmer le retour\u00a0?' };
