import { beforeInFrench, dayInShort, instantInShort } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { RentalFacts } from '../domain/rental-facts.js';
import type { PendingChange, Progress, Situation } from '../domain/rental-progress.js';
import type { Reader } from './money-words.js';

interface Said {
  rental: RentalFacts;
  /** The instant of the deadline, in words. */
  by: string;
  /** That one acts before it, in words. */
  before: string;
  /** Whether the owner has entered too many wrong codes. */
  isCodeSpent: boolean;
}

type Words = string | Record<Reader, string>;

/** Who acts next and until when, and what silence leads to; null when all is done. */
export function nextWords(
  progress: Progress,
  said: Omit<Said, 'by' | 'before'>,
  reader: Reader,
): string | null {
  const { nextUntil } = progress;
  const by = nextUntil ? instantInShort(nextUntil) : '';
  const before = nextUntil ? beforeInFrench(nextUntil) : '';
  if (progress.isReviewed) return reviewWords(before, reader);
  if (progress.change) return changeWords(progress.change, progress.nextBy, before, reader);
  const words = next[progress.situation]({ ...said, by, before });
  return words === null || typeof words === 'string' ? words : words[reader];
}

function reviewWords(before: string, reader: Reader): string {
  const start = `Décision en cours d'examen\u00a0: une deuxième personne de l'équipe Loka la relit ${before}.`;
  return reader === 'staff'
    ? start
    : `${start} Rien n'est appliqué d'ici là\u00a0; si elle l'est, vous serez prévenu.`;
}

function changeWords(
  { kind, status }: PendingChange,
  nextBy: Progress['nextBy'],
  before: string,
  reader: Reader,
): string {
  const what = kind === 'extension' ? 'La prolongation' : 'La fin anticipée';
  const until = before ? ` ${before}` : '';
  if (status === 'accepted')
    return `${what} attend ${reader === 'renter' ? 'votre paiement' : 'le paiement du locataire'}${until}.`;
  const whose = nextBy === 'renter' ? 'la réponse du locataire' : 'la réponse du propriétaire';
  return `${what} attend ${nextBy === reader ? 'votre réponse' : whose}${until}.`;
}

const next: Record<Situation, (said: Said) => Words | null> = {
  requested: ({ before }) => ({
    renter: `Réponse du propriétaire ${before}, sinon tout revient dans votre portefeuille.`,
    owner: `Répondez ${before}, sinon tout revient au locataire.`,
    staff: `Réponse du propriétaire ${before}, sinon tout revient au locataire.`,
  }),
  refused: () => null,
  cancelled: () => null,
  agreed: ({ rental }) => {
    const day = dayInShort(rental.period.start);
    return {
      renter: `Remise le ${day}\u00a0: montrez votre code au propriétaire quand il vous remet l'objet. Le prix de la location lui revient alors.`,
      owner: `Remise le ${day}\u00a0: saisissez le code du locataire. Vous pourrez retirer votre part de ${formatXaf(rental.rent)} dès la remise.`,
      staff: `Remise le ${day}, avec le code du locataire.`,
    };
  },
  awaited: () => "La remise attend que l'objet revienne de la location précédente.",
  handover: handoverWords,
  not_received: ({ rental, before }) => ({
    renter: `${isOver(rental) ? "Rien ne dit que l'objet vous a été remis" : "Vous dites que l'objet ne vous a pas été remis"}. Sans réponse du propriétaire ${before}, tout vous est rendu.`,
    owner: `${isOver(rental) ? "Rien ne dit que l'objet a été remis au locataire" : "Le locataire dit que l'objet ne lui a pas été remis"}. Répondez ${before}\u00a0: sans réponse, tout lui est rendu.`,
    staff: `Le propriétaire répond ${before}\u00a0: sans réponse, tout est rendu au locataire.`,
  }),
  renter_absent: ({ before }) => ({
    renter: `Le propriétaire dit que vous n'êtes pas venu chercher l'objet. Répondez ${before}\u00a0: ensuite, l'équipe Loka décide.`,
    owner: `Vous dites que le locataire n'est pas venu. Sans réponse de sa part ${before}, l'équipe Loka décide.`,
    staff: `Le locataire, dit absent, répond ${before}\u00a0: ensuite, l'équipe décide.`,
  }),
  handover_disputed: () => ({
    renter: `${DISAGREEMENT}, et décide. D'ici là, tout reste chez Loka.`,
    owner: `${DISAGREEMENT}, et décide. D'ici là, tout reste chez Loka.`,
    staff: "L'équipe décide de la remise.",
  }),
  lent: ({ rental }) => {
    const day = dayInShort(rental.period.end);
    const deposit = rental.securityDeposit > 0;
    return {
      renter: `Rendez l'objet le ${day} et déclarez le retour${deposit ? "\u00a0: votre caution revient quand le propriétaire l'a confirmé" : ''}.`,
      owner: `Quand l'objet revient, le ${day}, confirmez le retour${deposit ? '\u00a0: la caution est alors rendue au locataire' : ''}.`,
      staff: `Le ${day}, le locataire rend l'objet.`,
    };
  },
  due_back: ({ rental }) => {
    const deposit = rental.securityDeposit > 0;
    return {
      renter: `Rendez l'objet aujourd'hui et déclarez le retour${deposit ? "\u00a0: votre caution revient quand le propriétaire l'a confirmé" : ''}.`,
      owner: `L'objet revient aujourd'hui. Confirmez le retour${deposit ? '\u00a0: la caution est alors rendue au locataire' : ''}.`,
      staff: "Retour aujourd'hui.",
    };
  },
  late: ({ rental, by }) => {
    if (rental.securityDeposit === 0 || !by) return LATE;
    return {
      renter: `Avez-vous rendu l'objet\u00a0? Déclarez le retour\u00a0; sans nouvelles de personne, le ${by}, la caution vous revient.`,
      owner: `L'objet est-il revenu\u00a0? Sans nouvelles de votre part, le ${by}, la caution est rendue au locataire.`,
      staff: `Sans nouvelles de personne, le ${by}, la caution revient au locataire.`,
    };
  },
  declared: ({ rental, before }) =>
    rental.securityDeposit === 0
      ? {
          renter: 'Retour déclaré, à confirmer par le propriétaire.',
          owner: 'Le locataire a déclaré le retour\u00a0: confirmez-le, ou dites ce qui ne va pas.',
          staff: 'Retour déclaré, à confirmer par le propriétaire.',
        }
      : {
          renter: `Retour déclaré. Sans réponse du propriétaire ${before}, la caution vous revient.`,
          owner: `Le locataire a déclaré le retour. Sans réponse de votre part ${before}, la caution lui est rendue.`,
          staff: `Retour déclaré. Sans réponse du propriétaire ${before}, la caution revient au locataire.`,
        },
  returned: () => null,
  contested: ({ rental, before }) => {
    const claimed = formatXaf(rental.claimedAmount ?? 0);
    return {
      renter: `Le propriétaire demande ${claimed} sur votre caution. Répondez ${before}\u00a0: ensuite, l'équipe Loka décide.`,
      owner: `Vous demandez ${claimed} sur la caution. Sans réponse du locataire ${before}, l'équipe Loka décide.`,
      staff: `Le propriétaire demande ${claimed} sur la caution. Le locataire répond ${before}\u00a0: ensuite, l'équipe décide.`,
    };
  },
  countered: ({ rental, before }) => {
    const claimed = formatXaf(rental.claimedAmount ?? 0);
    const offered = formatXaf(rental.offeredAmount ?? 0);
    return {
      renter: `Vous proposez ${offered} au lieu de ${claimed}. Sans réponse du propriétaire ${before}, votre proposition est retenue.`,
      owner: `Le locataire propose ${offered} au lieu de ${claimed}. Sans réponse de votre part ${before}, sa proposition est retenue.`,
      staff: `Le locataire propose ${offered} au lieu de ${claimed}. Sans réponse du propriétaire ${before}, sa proposition est retenue.`,
    };
  },
  disputed: () => ({
    renter: SHARING,
    owner: SHARING,
    staff: "L'équipe décide du partage de la caution.",
  }),
  missing: ({ rental }) => {
    const deposit = rental.securityDeposit > 0;
    return {
      renter: `Le propriétaire dit que l'objet n'est pas rendu. ${deposit ? 'La caution reste retenue, et vous' : 'Vous'} ne pouvez pas louer autre chose tant que ce n'est pas réglé. Répondez\u00a0: l'équipe Loka lit les deux versions et décide.`,
      owner: `Vous avez signalé que l'objet n'est pas rendu. ${deposit ? "La caution reste retenue\u00a0: l'équipe" : "L'équipe"} Loka décide. S'il revient, confirmez le retour.`,
      staff: "L'objet est dit non rendu\u00a0: l'équipe lit les deux versions et décide.",
    };
  },
  settled: () => null,
};

/** A rental that ended while its object was late is taken for one without a handover. */
const isOver = ({ status }: RentalFacts): boolean => status === 'terminee';

const DISAGREEMENT =
  "Vous n'êtes pas d'accord sur la remise\u00a0: l'équipe Loka lit ce que chacun a écrit";

const SHARING = "L'équipe Loka lit ce que chacun a écrit et décide du partage de la caution.";

const LATE = {
  renter: "Rendez l'objet, puis déclarez le retour.",
  owner: "Le locataire doit rendre l'objet. Confirmez le retour quand il est revenu.",
  staff: "Le locataire doit rendre l'objet.",
};

function handoverWords({ rental, by, before, isCodeSpent }: Said): Words {
  const rent = formatXaf(rental.rent);
  return {
    renter: `Si l'objet ne vous est pas remis, dites-le ${before}\u00a0: ensuite, le prix de la location revient au propriétaire.`,
    owner: isCodeSpent
      ? `Trop de codes erronés\u00a0: le code ne peut plus être saisi. Sans objection du locataire, vous pourrez retirer votre part de ${rent} le ${by}. S'il dit que l'objet ne lui a pas été remis, répondez-lui ici\u00a0: l'équipe Loka décide.`
      : `Saisissez le code du locataire. Vous pourrez retirer votre part de ${rent} dès la remise, ou le ${by} à défaut d'objection.`,
    staff: `Sans objection ${before}, l'objet est tenu pour remis et ${rent} reviennent au propriétaire.`,
  };
}
