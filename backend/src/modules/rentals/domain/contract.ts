import type { Day } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Fulfilment } from './fulfilment.js';
import type { RentalPolicy } from './rental-facts.js';

/** The contract that both parties of a new rental accept; each version's text stays as it was. */
export const contractVersion = 4;

/** What the parties agreed on, as it was when the owner accepted. Amounts in XAF. */
export interface ContractFacts {
  ownerName: string;
  renterName: string;
  itemTitle: string;
  itemDescription: string;
  /** A word of the site; null when its owner gave none. */
  itemCondition: string | null;
  itemLocation: string;
  /** How the object changes hands; contracts from before there was a choice do not say. */
  fulfilment?: Fulfilment;
  /** Where the parties meet, `Port Môle, Centre-ville, Libreville`; null unless they chose to. */
  meetingPoint?: string | null;
  /** The period is [start, end). */
  start: Day;
  end: Day;
  /** How many of the item; one where it does not say. */
  pieces?: number;
  /** With the delivery. */
  rent: Xaf;
  /** Of the rent; none where it does not say. */
  deliveryFee?: Xaf;
  securityDeposit: Xaf;
  policy: RentalPolicy;
}

export interface ContractArticle {
  title: string;
  paragraphs: string[];
}

/** The first version that gives a delivery back in full until it is made. */
const refundsDeliveryFrom = 3;

/** The rules of a version: those in force, but for what it says otherwise. */
export function policyOf(version: number, inForce: RentalPolicy): RentalPolicy {
  return { ...inForce, refundsDelivery: version >= refundsDeliveryFrom };
}

/**
 * The articles of a version, in French, under the rules that were in force.
 *
 * @throws Error for a version that there never was
 */
export function articlesOf(version: number, policy: RentalPolicy): ContractArticle[] {
  const articles = versions[version];
  if (!articles) throw new Error(`The contract has no version ${version}`);
  return articles(policy);
}

const versions: Record<number, (policy: RentalPolicy) => ContractArticle[]> = {
  1: first,
  2: second,
  3: third,
  4: fourth,
};

function first(policy: RentalPolicy): ContractArticle[] {
  const { fullRefundHours, partialRefundHours, partialRefundPercent, returnTimeoutHours } = policy;
  return [
    {
      title: 'Objet du contrat',
      paragraphs: [
        "Le propriétaire prête au locataire, contre un loyer, l'objet décrit ci-dessus, pour la période convenue. L'objet reste au propriétaire.",
        "Loka met les parties en relation, encaisse et reverse l'argent. Loka n'est ni le propriétaire ni le locataire de l'objet.",
      ],
    },
    {
      title: 'Loyer et caution',
      paragraphs: [
        "Le locataire paie le loyer et la caution avant la période, par Loka. Aucun autre paiement n'est dû au propriétaire.",
        "La caution n'est pas un loyer : Loka la garde et la rend au locataire après le retour de l'objet.",
      ],
    },
    {
      title: "Remise de l'objet",
      paragraphs: [
        "Le propriétaire remet l'objet le premier jour, propre, complet et en état de servir. Les deux parties le regardent ensemble et disent ce qui est abîmé.",
      ],
    },
    {
      title: 'Usage',
      paragraphs: [
        "Le locataire se sert de l'objet avec soin et pour ce à quoi il est fait. Il ne le prête pas, ne le loue pas à d'autres et ne le modifie pas.",
        "En cas de panne, de vol ou d'accident, il prévient le propriétaire aussitôt.",
      ],
    },
    {
      title: 'Retour',
      paragraphs: [
        "Le locataire rend l'objet au plus tard le jour du retour, propre et complet, et déclare le retour dans Loka.",
        `Le propriétaire confirme le retour, ou dit ce qui ne va pas dans les ${returnTimeoutHours} heures qui suivent la déclaration. Sans réponse de sa part, la caution est rendue.`,
      ],
    },
    {
      title: 'Dommage, perte, retard',
      paragraphs: [
        "Le locataire répond de ce qu'il abîme ou perd, et de son retard. L'usure normale n'est pas un dommage.",
        "La caution sert à réparer, en tout ou en partie, d'accord entre les parties ou, à défaut, selon la décision motivée de l'équipe Loka.",
      ],
    },
    {
      title: 'Annulation',
      paragraphs: [
        `Le locataire qui annule ${fullRefundHours} heures ou plus avant le début récupère tout le loyer ; entre ${fullRefundHours} et ${partialRefundHours} heures avant, ${partialRefundPercent} % du loyer ; plus tard, rien du loyer.`,
        'Si le propriétaire annule, le locataire récupère tout le loyer. Dans tous les cas, la caution est rendue en entier.',
      ],
    },
    {
      title: 'Désaccord',
      paragraphs: [
        "Les parties cherchent d'abord un accord. Ce contrat est soumis au droit gabonais.",
      ],
    },
    {
      title: 'Acceptation',
      paragraphs: [
        'Le locataire accepte ce contrat en payant sa demande, le propriétaire en acceptant la demande. Loka garde la version acceptée et la date de chaque acceptation.',
      ],
    },
  ];
}

/** Handovers by a code, late returns at a price, and other days by agreement. */
function second(policy: RentalPolicy): ContractArticle[] {
  const { handoverTimeoutHours, handoverAnswerHours } = policy;
  const rewritten: Record<string, string[]> = {
    "Remise de l'objet": [
      "Le propriétaire remet l'objet le premier jour, propre, complet et en état de servir. Les deux parties le regardent ensemble, le photographient et disent ce qui est abîmé.",
      `Le locataire montre alors son code et le propriétaire le saisit : le loyer est au propriétaire. Sans code, il l'est ${handoverTimeoutHours} heures après le début du premier jour, si personne ne dit le contraire.`,
      `Qui n'a pas reçu l'objet, ou a attendu en vain, le dit dans ce délai ; l'autre répond sous ${handoverAnswerHours} heures. Un propriétaire qui ne répond pas rembourse tout ; pour le reste, l'équipe Loka décide. Le loyer reste retenu jusque-là.`,
    ],
    'Dommage, perte, retard': [
      "Le locataire répond de ce qu'il abîme ou perd. L'usure normale n'est pas un dommage.",
      "Chaque jour de retard commencé coûte le prix d'un jour de cette location, jusqu'au montant de la caution, si le propriétaire le demande.",
      "La caution sert à réparer, en tout ou en partie, et à payer le retard, d'accord entre les parties ou, à défaut, selon la décision motivée de l'équipe Loka.",
    ],
  };
  const articles = first(policy).map(({ title, paragraphs }) => ({
    title,
    paragraphs: rewritten[title] ?? paragraphs,
  }));
  const disagreement = articles.findIndex(({ title }) => title === 'Désaccord');
  return articles.toSpliced(disagreement, 0, {
    title: 'Autres jours',
    paragraphs: [
      "Le locataire peut demander des jours de plus, qu'il paie au même prix une fois acceptés. Les parties peuvent convenir d'une fin plus proche : les jours non utilisés sont alors remboursés. Aucun autre jour non utilisé ne l'est.",
    ],
  });
}

/** A delivery that was not made is given back. */
function third(policy: RentalPolicy): ContractArticle[] {
  return second(policy).map(({ title, paragraphs }) => ({
    title,
    paragraphs:
      title === 'Annulation'
        ? [
            ...paragraphs,
            "Le prix de la livraison fait partie du loyer, mais n'entre pas dans ces pourcentages : il est remboursé en entier tant que l'objet n'a pas été livré, quelle que soit la partie qui annule et même si le locataire était absent.",
          ]
        : paragraphs,
  }));
}

/** What is paid for is let, not lent; and the rent becomes the owner's. */
function fourth(policy: RentalPolicy): ContractArticle[] {
  const inWords = (paragraph: string) =>
    paragraph
      .replace(
        'prête au locataire, contre un loyer,',
        'donne en location au locataire, contre un loyer,',
      )
      .replace('le loyer est au propriétaire', 'le loyer est acquis au propriétaire');
  return third(policy).map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map(inWords),
  }));
}
