/** How money that is back in the wallet leaves it. */
export const refundHint =
  "Ce qu'un numéro de mobile money avait payé peut y repartir aussitôt depuis votre portefeuille, sans vérification d'identité.";
