import type { Category } from '../../backend/src/modules/items/domain/item-choices.js';
import type { ReviewSubject } from '../../backend/src/modules/reviews/domain/publication.js';
import { lot } from './stable.js';

type Opinion = [rating: number, comment: string];

/** Of any object. */
const ofAnyItem: Opinion[] = [
  [5, 'Comme sur les photos, propre et complet. Rien à redire.'],
  [5, "M'a évité d'en acheter un pour un seul week-end. Je relouerai."],
  [5, ''],
  [4, "Conforme à l'annonce. Un peu de route pour aller le chercher."],
  [4, ''],
  [3, 'Correct pour le prix, mais plus usé que je ne pensais.'],
];

const ofCategory: Record<Category, Opinion[]> = {
  electronique: [
    [5, 'Tout est fourni et marche du premier coup.'],
    [5, 'Belle qualité, le propriétaire a montré tous les réglages.'],
    [4, "Très bon appareil. Prévoyez le temps d'apprendre les réglages."],
    [3, 'Fait son travail. La notice manque, il faut connaître.'],
    [2, 'Marche par moments, il a fallu le rallumer plusieurs fois.'],
    [1, "S'est éteint le deuxième jour et n'a plus démarré."],
  ],
  bricolage: [
    [5, 'Bien entretenu, le chantier a avancé deux fois plus vite.'],
    [5, 'Tout y est, rien à racheter.'],
    [4, 'Bon outil, avec quelques rayures sans importance.'],
    [3, 'Fait le travail, mais a déjà bien servi.'],
    [2, 'Il manquait un élément, apporté le lendemain.'],
    [1, "Hors d'usage le deuxième jour, j'ai dû finir autrement."],
  ],
  sport: [
    [5, 'Un week-end parfait, les enfants ne voulaient plus le rendre.'],
    [5, 'Facile à transporter, prêt en dix minutes.'],
    [4, 'Bon matériel, quelques grains de sable de la sortie précédente.'],
    [3, 'Correct pour débuter, un habitué voudra mieux.'],
    [2, 'Une attache a lâché, réparée sur place.'],
    [1, 'Inutilisable dès la première sortie.'],
  ],
  cuisine: [
    [5, "Exactement ce qu'il fallait pour notre fête."],
    [5, 'Reçu impeccable, sans une trace de graisse.'],
    [4, 'Très pratique. Un peu lourd à porter seul.'],
    [3, 'Fait le travail, avec quelques traces que le lavage ne retire plus.'],
    [2, 'Un accessoire manquait, apporté après coup.'],
    [1, 'Inutilisable au milieu du repas.'],
  ],
  jardin: [
    [5, 'Toute la cour prête en une matinée.'],
    [5, 'Propre et solide, prêt à servir.'],
    [4, 'Bien. Un peu encombrant dans la voiture.'],
    [3, 'Un peu usé par le soleil, sinon rien à dire.'],
    [2, "Il a fallu le nettoyer avant de s'en servir."],
    [1, 'Abîmé, rendu le jour même.'],
  ],
  vetements: [
    [5, "Superbe à la cérémonie, tout le monde a demandé où je l'avais trouvé."],
    [5, 'Propre, bien emballé, conforme.'],
    [4, 'Très belle pièce, un peu moins neuve que sur les photos.'],
    [3, 'Joli, mais déjà beaucoup porté.'],
    [2, 'Couleur plus pâle que sur les photos.'],
    [1, 'Une tache devant, impossible à porter.'],
  ],
};

/** The happiest first. */
const opinionsOf = (category: Category): Opinion[] =>
  [...ofAnyItem, ...ofCategory[category]].sort(([one], [other]) => other - one);

/** What members write of each other, the happiest first: renters of owners, owners of renters. */
const opinions: Record<'owner' | 'renter', Opinion[]> = {
  owner: [
    [5, "Tout était prêt à l'heure dite, et bien expliqué."],
    [5, "Très arrangeant : m'a dépanné un dimanche, merci encore !"],
    [5, 'Accueil chaleureux, caution rendue le soir même.'],
    [5, 'Répond vite et tient parole.'],
    [5, ''],
    [4, 'Remise rapide, bons conseils.'],
    [4, 'Sérieux. Un peu difficile à joindre en journée.'],
    [4, ''],
    [3, "Une heure de retard au rendez-vous, mais il s'est excusé."],
    [2, 'Il a fallu rappeler trois fois pour la remise.'],
  ],
  renter: [
    [5, "A rendu l'objet propre et à l'heure. Je lui relouerai sans hésiter."],
    [5, 'Très soigneuse, la remise a pris cinq minutes.'],
    [5, 'Personne de confiance, qui prévient quand il y a du retard sur la route.'],
    [5, ''],
    [4, "Tout s'est bien passé, retour en fin de journée comme convenu."],
    [4, 'Bonne communication. Un petit nettoyage à faire au retour.'],
    [3, 'Objet rendu le lendemain matin au lieu du soir, sans prévenir.'],
    [2, "Housse tachée au retour. Réglé à l'amiable."],
  ],
};

const thanks = [
  'Merci beaucoup, revenez quand vous voulez !',
  'Merci pour votre confiance.',
  'Au plaisir de vous revoir.',
];
const apology = "Merci de l'avoir dit : j'y ai remédié depuis.";

interface Occasion {
  of: string;
  occasion: string;
  /** Of the object. */
  category: Category;
  said: ReadonlySet<string>;
}

/** From 0 up to 1, always the same for a name. */
const chance = (name: string) => lot(name, 10_000) / 10_000;

/**
 * What somebody writes, always the same for the same occasion.
 *
 * @param of the object or the member it is about: some please more than others
 * @param said of the same object already: no sentence is written twice
 */
export function opinionOf(
  subject: ReviewSubject,
  { of, occasion, category, said }: Occasion,
): { rating: number; comment: string } {
  const list = subject === 'item' ? opinionsOf(category) : opinions[subject];
  const unsaid = list.filter(([, comment]) => comment === '' || !said.has(comment));
  const demand = 1 + 1.6 * chance(`${of} pleases`);
  const place = Math.floor(chance(`${occasion} ${subject}`) ** demand * unsaid.length);
  const [rating, comment] = unsaid[place] as Opinion;
  return { rating, comment };
}

/** What whom it is about answers, if at all: those who are unhappy are answered more often. */
export function answerTo(occasion: string, rating: number): string {
  if (lot(`${occasion} answer`, rating < 4 ? 2 : 5) > 0) return '';
  if (rating < 4) return apology;
  return thanks[lot(`${occasion} words`, thanks.length)] as string;
}
