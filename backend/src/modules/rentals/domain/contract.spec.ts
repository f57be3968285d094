import { describe, expect, it } from 'vitest';
import { articlesOf, contractVersion, policyOf } from './contract.js';
import { policy as usual } from './rental-facts.testing.js';

/** Each delay another number, so that the text says which one it names. */
const policy = {
  ...usual,
  fullRefundHours: 72,
  partialRefundHours: 36,
  partialRefundPercent: 40,
  handoverTimeoutHours: 20,
  handoverAnswerHours: 10,
  returnTimeoutHours: 50,
};

const object = {
  title: 'Objet du contrat',
  paragraphs: [
    "Le propriétaire prête au locataire, contre un loyer, l'objet décrit ci-dessus, pour la période convenue. L'objet reste au propriétaire.",
    "Loka met les parties en relation, encaisse et reverse l'argent. Loka n'est ni le propriétaire ni le locataire de l'objet.",
  ],
};
const money = {
  title: 'Loyer et caution',
  paragraphs: [
    "Le locataire paie le loyer et la caution avant la période, par Loka. Aucun autre paiement n'est dû au propriétaire.",
    "La caution n'est pas un loyer : Loka la garde et la rend au locataire après le retour de l'objet.",
  ],
};
const use = {
  title: 'Usage',
  paragraphs: [
    "Le locataire se sert de l'objet avec soin et pour ce à quoi il est fait. Il ne le prête pas, ne le loue pas à d'autres et ne le modifie pas.",
    "En cas de panne, de vol ou d'accident, il prévient le propriétaire aussitôt.",
  ],
};
const comingBack = {
  title: 'Retour',
  paragraphs: [
    "Le locataire rend l'objet au plus tard le jour du retour, propre et complet, et déclare le retour dans Loka.",
    'Le propriétaire confirme le retour, ou dit ce qui ne va pas dans les 50 heures qui suivent la déclaration. Sans réponse de sa part, la caution est rendue.',
  ],
};
const cancellation = {
  title: 'Annulation',
  paragraphs: [
    'Le locataire qui annule 72 heures ou plus avant le début récupère tout le loyer ; entre 72 et 36 heures avant, 40 % du loyer ; plus tard, rien du loyer.',
    'Si le propriétaire annule, le locataire récupère tout le loyer. Dans tous les cas, la caution est rendue en entier.',
  ],
};
const disagreement = {
  title: 'Désaccord',
  paragraphs: ["Les parties cherchent d'abord un accord. Ce contrat est soumis au droit gabonais."],
};
const acceptance = {
  title: 'Acceptation',
  paragraphs: [
    'Le locataire accepte ce contrat en payant sa demande, le propriétaire en acceptant la demande. Loka garde la version acceptée et la date de chaque acceptation.',
  ],
};

describe('the articles of a contract', () => {
  it('of version 1 stay as they were accepted, with the delays that were in force', () => {
    expect(articlesOf(1, policy)).toEqual([
      object,
      money,
      {
        title: "Remise de l'objet",
        paragraphs: [
          "Le propriétaire remet l'objet le premier jour, propre, complet et en état de servir. Les deux parties le regardent ensemble et disent ce qui est abîmé.",
        ],
      },
      use,
      comingBack,
      {
        title: 'Dommage, perte, retard',
        paragraphs: [
          "Le locataire répond de ce qu'il abîme ou perd, et de son retard. L'usure normale n'est pas un dommage.",
          "La caution sert à réparer, en tout ou en partie, d'accord entre les parties ou, à défaut, selon la décision motivée de l'équipe Loka.",
        ],
      },
      cancellation,
      disagreement,
      acceptance,
    ]);
  });

  it('of version 2 say the code of the handover, the price of a late return and other days', () => {
    expect(articlesOf(2, policy)).toEqual([
      object,
      money,
      {
        title: "Remise de l'objet",
        paragraphs: [
          "Le propriétaire remet l'objet le premier jour, propre, complet et en état de servir. Les deux parties le regardent ensemble, le photographient et disent ce qui est abîmé.",
          "Le locataire montre alors son code et le propriétaire le saisit : le loyer est au propriétaire. Sans code, il l'est 20 heures après le début du premier jour, si personne ne dit le contraire.",
          "Qui n'a pas reçu l'objet, ou a attendu en vain, le dit dans ce délai ; l'autre répond sous 10 heures. Un propriétaire qui ne répond pas rembourse tout ; pour le reste, l'équipe Loka décide. Le loyer reste retenu jusque-là.",
        ],
      },
      use,
      comingBack,
      {
        title: 'Dommage, perte, retard',
        paragraphs: [
          "Le locataire répond de ce qu'il abîme ou perd. L'usure normale n'est pas un dommage.",
          "Chaque jour de retard commencé coûte le prix d'un jour de cette location, jusqu'au montant de la caution, si le propriétaire le demande.",
          "La caution sert à réparer, en tout ou en partie, et à payer le retard, d'accord entre les parties ou, à défaut, selon la décision motivée de l'équipe Loka.",
        ],
      },
      cancellation,
      {
        title: 'Autres jours',
        paragraphs: [
          "Le locataire peut demander des jours de plus, qu'il paie au même prix une fois acceptés. Les parties peuvent convenir d'une fin plus proche : les jours non utilisés sont alors remboursés. Aucun autre jour non utilisé ne l'est.",
        ],
      },
      disagreement,
      acceptance,
    ]);
  });

  it('of version 3 give back a delivery that was not made', () => {
    const [before, now] = [2, 3].map((version) => articlesOf(version, policy));
    const added = now?.flatMap(({ title, paragraphs }) => {
      const known = before?.find((article) => article.title === title)?.paragraphs ?? [];
      return paragraphs.filter((one) => !known.includes(one)).map((one) => [title, one]);
    });
    expect(added).toEqual([
      [
        'Annulation',
        "Le prix de la livraison fait partie du loyer, mais n'entre pas dans ces pourcentages : il est remboursé en entier tant que l'objet n'a pas été livré, quelle que soit la partie qui annule et même si le locataire était absent.",
      ],
    ]);
    expect([1, 2, 3].map((version) => policyOf(version, policy).refundsDelivery)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('of version 4 let the object instead of lending it, and change nothing else', () => {
    const [before, now] = [3, 4].map((version) =>
      articlesOf(version, policy).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    );
    expect(now?.filter((text, index) => text !== before?.[index])).toEqual([
      "Le propriétaire donne en location au locataire, contre un loyer, l'objet décrit ci-dessus, pour la période convenue. L'objet reste au propriétaire.",
      "Le locataire montre alors son code et le propriétaire le saisit : le loyer est acquis au propriétaire. Sans code, il l'est 20 heures après le début du premier jour, si personne ne dit le contraire.",
    ]);
    expect(now).toHaveLength(before?.length ?? 0);
    expect(policyOf(4, policy)).toEqual(policyOf(3, policy));
  });

  it('of new rentals are those of version 4', () => {
    expect(contractVersion).toBe(4);
  });

  it.each([0, 5])('of version %s were never written', (version) => {
    expect(() => articlesOf(version, policy)).toThrow(`The contract has no version ${version}`);
  });
});
