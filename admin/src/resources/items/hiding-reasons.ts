/** The usual reasons for hiding an item, in words that its owner can read. */
export const hidingReasons = [
  "L'objet ne peut pas être loué sur Loka.",
  "Les photos ne montrent pas l'objet proposé.",
  'La description est trompeuse ou incomplète.',
  "L'annonce contient des coordonnées personnelles.",
  'Cette annonce en double une autre.',
] as const;
