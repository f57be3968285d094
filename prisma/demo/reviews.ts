import { lot } from './stable.js';

const opinions: [rating: number, comment: string][] = [
  [5, 'Tout était prêt à l’heure dite, et l’objet comme sur les photos.'],
  [5, 'Propriétaire très arrangeant, il m’a tout expliqué. Je relouerai.'],
  [4, 'Bon matériel. Un peu de route pour aller le chercher.'],
  [5, 'Propre, complet, rien à redire.'],
  [4, 'Conforme à l’annonce, caution rendue le lendemain.'],
  [5, 'M’a dépanné un dimanche, merci encore !'],
  [3, 'Fait le travail, mais plus usé que je ne pensais.'],
  [5, 'Exactement ce qu’il fallait pour notre fête.'],
  [4, 'Remise rapide, bons conseils.'],
  [2, 'Il manquait un accessoire, remplacé après coup.'],
];

/** What a renter wrote of a rental, always the same for the same rental. */
export function opinionOn(name: string): { rating: number; comment: string } {
  const [rating, comment] = opinions[lot(`${name} opinion`, opinions.length)] ?? [5, ''];
  return { rating, comment };
}
