/** The usual reasons for taking an item off the site. */
export const hidingReasons = [
  "L'objet ne peut pas être loué sur Loka.",
  "Les photos ne montrent pas l'objet proposé.",
  'La description est trompeuse ou incomplète.',
  "L'annonce contient des coordonnées personnelles.",
  'Cette annonce en double une autre.',
] as const;

/** The usual reasons for putting one back. */
export const restoringReasons = [
  "L'annonce a été corrigée.",
  "L'objet avait été masqué par erreur.",
] as const;
