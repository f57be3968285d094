/** The usual reasons for letting no money leave a wallet. */
export const freezingReasons = [
  "Le membre signale que quelqu'un d'autre utilise son compte.",
  'Les mouvements de ce portefeuille sont inhabituels.',
  "L'identité du membre est à revoir.",
] as const;

/** The usual reasons for ending it. */
export const unfreezingReasons = [
  'La situation a été vérifiée avec le membre.',
  'Le portefeuille avait été bloqué par erreur.',
] as const;
