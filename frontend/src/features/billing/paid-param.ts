/** In the address of the rentals: the payment that has just led there. */
export const PAID_PARAM = 'paiement';
