import { lot } from './stable.js';

type Opinion = [rating: number, comment: string];

/** What members write, the happiest first: renters of objects and of owners, owners of renters. */
const opinions: Record<'item' | 'owner' | 'renter', Opinion[]> = {
  item: [
    [5, 'Comme sur les photos, propre et complet. Rien à redire.'],
    [
      5,
      'Exactement ce qu’il fallait pour notre fête, tout le monde a demandé où je l’avais trouvé.',
    ],
    [5, 'M’a évité d’en acheter un pour un seul week-end. Je relouerai.'],
    [5, 'Très bon état, tout marche du premier coup.'],
    [5, ''],
    [4, 'Bon matériel. Un peu de route pour aller le chercher.'],
    [4, 'Conforme à l’annonce. Prévoyez une rallonge, le câble est court.'],
    [4, 'Fait bien le travail, avec quelques rayures sans importance.'],
    [4, ''],
    [3, 'Fait le travail, mais plus usé que je ne pensais.'],
    [3, 'Correct pour le prix. La notice manque, il faut connaître.'],
    [2, 'Il manquait un accessoire, remplacé après coup.'],
    [1, 'En panne le deuxième jour, j’ai dû finir à la main.'],
  ],
  owner: [
    [5, 'Tout était prêt à l’heure dite, et bien expliqué.'],
    [5, 'Très arrangeant : m’a dépanné un dimanche, merci encore !'],
    [5, 'Accueil chaleureux, caution rendue le soir même.'],
    [5, 'Répond vite et tient parole.'],
    [5, ''],
    [4, 'Remise rapide, bons conseils.'],
    [4, 'Sérieux. Un peu difficile à joindre en journée.'],
    [4, ''],
    [3, 'Une heure de retard au rendez-vous, mais il s’est excusé.'],
    [2, 'Il a fallu rappeler trois fois pour la remise.'],
  ],
  renter: [
    [5, 'A rendu l’objet propre et à l’heure. Je lui relouerai sans hésiter.'],
    [5, 'Très soigneuse, la remise a pris cinq minutes.'],
    [5, 'Personne de confiance, qui prévient quand il y a du retard sur la route.'],
    [5, ''],
    [4, 'Tout s’est bien passé, retour en fin de journée comme convenu.'],
    [4, 'Bonne communication. Un petit nettoyage à faire au retour.'],
    [3, 'Objet rendu le lendemain matin au lieu du soir, sans prévenir.'],
    [2, 'Housse tachée au retour. Réglé à l’amiable.'],
  ],
};

const thanks = [
  'Merci beaucoup, revenez quand vous voulez !',
  'Merci pour votre confiance.',
  'Au plaisir de vous revoir.',
];
const apology = 'Merci de l’avoir dit : j’y ai remédié depuis.';

/** From 0 up to 1, always the same for a name. */
const chance = (name: string) => lot(name, 10_000) / 10_000;

/**
 * What somebody writes, always the same for the same occasion.
 *
 * @param of the object or the member it is about: some please more than others
 */
export function opinionOf(
  subject: keyof typeof opinions,
  { of, occasion }: { of: string; occasion: string },
): { rating: number; comment: string } {
  const list = opinions[subject];
  const demand = 1 + 1.6 * chance(`${of} pleases`);
  const place = Math.floor(chance(`${occasion} ${subject}`) ** demand * list.length);
  const [rating, comment] = list[place] as Opinion;
  return { rating, comment };
}

/** What whom it is about answers, if at all: those who are unhappy are answered more often. */
export function answerTo(occasion: string, rating: number): string {
  if (lot(`${occasion} answer`, rating < 4 ? 2 : 5) > 0) return '';
  if (rating < 4) return apology;
  return thanks[lot(`${occasion} words`, thanks.length)] as string;
}
