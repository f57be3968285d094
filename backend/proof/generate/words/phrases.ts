/** What owners write about their objects, in parts that fit any of them. */

export const qualities = [
  '',
  '',
  '',
  'en très bon état',
  'avec accessoires',
  'à petit prix',
  'pour le week-end',
  'avec housse',
  'en parfait état',
  'pour fêtes et mariages',
  'à la journée',
  'livraison possible',
] as const;

export const openings = [
  "Je m'en suis servi quelques fois seulement.",
  "Je prête volontiers quand je ne m'en sers pas.",
  'Toujours au sec, contrôle complet avant chaque location.',
  'Tout fonctionne, dernier essai la semaine dernière.',
  "L'idéal pour quelques jours, sans rien acheter.",
  "Quelques traces d'usage, rien qui gêne.",
  'Un modèle fiable, que tout le monde au quartier connaît.',
  'Nettoyage complet après chaque retour.',
  "Deux ans d'usage et pas un souci.",
  "Mon beau-frère l'a rapporté de France, c'est du solide.",
] as const;

export const extras = [
  'La notice est fournie.',
  'Le chargeur et la rallonge sont compris.',
  'Je vous montre comment faire.',
  'La housse de transport est comprise.',
  'Prévoyez un véhicule pour le transport.',
  "Tout est dans la caisse d'origine.",
  'Un second exemplaire est disponible sur demande.',
  'Merci de tout rendre propre et complet.',
  'Le prix baisse pour une semaine entière.',
  '',
] as const;

/** `{here}` is the owner's quartier. */
export const handovers = [
  'Remise en main propre à {here}, le soir en semaine.',
  'À venir chercher à {here}.',
  'On se retrouve à {here} et on vérifie tout ensemble.',
  'Disponible à {here} tous les jours.',
  'Livraison possible autour de {here}.',
  'Retrait à {here}, même le dimanche.',
  '',
] as const;

/** Why renters would like more days. */
export const extensionReasons = [
  '',
  '',
  'Le chantier prend du retard.',
  'La fête dure un jour de plus.',
  'Je rentre plus tard que prévu.',
  'Il me faut encore un peu de temps.',
] as const;

export const notes = [
  '',
  '',
  'Je passe le matin.',
  "C'est pour un mariage samedi.",
  'Peut-on se voir la veille ?',
  'Je vous appelle en arrivant.',
  'Pour un anniversaire, merci !',
  'Chantier à Angondjé.',
] as const;
