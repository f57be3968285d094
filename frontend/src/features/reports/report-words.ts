import type { NewReport } from '@/api/types';

type Kind = NewReport['kind'];
type Reason = NewReport['reason'];

/** What is said of each kind of report, with its reasons in the order in which they are offered. */
export const REPORT_WORDS: Record<
  Kind,
  {
    title: string;
    intro: string;
    submit: string;
    /** What to write about. */
    hint: string;
    reasons: Partial<Record<Reason, string>>;
  }
> = {
  item: {
    title: 'Signaler cet objet',
    intro: "L'équipe Loka regarde chaque signalement. Le propriétaire ne saura pas qui l'a fait.",
    submit: 'Envoyer le signalement',
    hint: "Ce qui ne va pas dans l'annonce.",
    reasons: {
      prohibited: 'Il ne peut pas être loué (arme, médicament, animal…)',
      scam: "C'est une arnaque",
      'false-listing': "L'annonce est fausse ou trompeuse",
      stolen: "Il est volé, ou à quelqu'un d'autre",
      offensive: 'Le texte ou les photos choquent',
      other: 'Autre',
    },
  },
  member: {
    title: 'Signaler ce membre',
    intro: "L'équipe Loka regarde chaque signalement. Ce membre ne saura pas qui l'a fait.",
    submit: 'Envoyer le signalement',
    hint: "Ce qui s'est passé, avec les jours et les heures.",
    reasons: {
      scam: 'Il essaie de tromper les gens',
      insults: 'Il insulte ou menace',
      impersonation: 'Il se fait passer pour une autre personne',
      'outside-payment': "Il demande de l'argent en dehors de Loka",
      other: 'Autre',
    },
  },
  rental: {
    title: 'Signaler un problème',
    intro: "L'équipe Loka reçoit votre demande avec cette location et vous répond par e-mail.",
    submit: "Demander de l'aide",
    hint: "Ce qui s'est passé, avec les jours et les heures.",
    reasons: {
      'not-as-described': "L'objet ne correspond pas à l'annonce",
      'no-answer': "L'autre personne ne répond pas",
      payment: 'Un problème de paiement',
      damage: "L'objet est abîmé ou ne marche pas",
      behaviour: "Le comportement de l'autre personne",
      other: 'Autre',
    },
  },
  message: {
    title: 'Signaler ce message',
    intro:
      "L'équipe Loka lira ce message et ceux qui l'entourent. Son auteur ne saura pas qui l'a signalé.",
    submit: 'Envoyer le signalement',
    hint: "Ce que l'équipe doit savoir de plus.",
    reasons: {
      insults: 'Des insultes ou des menaces',
      'outside-payment': "On me demande de l'argent en dehors de Loka",
      scam: "C'est une arnaque",
      spam: 'De la publicité',
      other: 'Autre',
    },
  },
  review: {
    title: 'Signaler cet avis',
    intro: "L'équipe Loka lira cet avis. Son auteur ne saura pas qui l'a signalé.",
    submit: 'Envoyer le signalement',
    hint: 'Ce qui ne va pas dans cet avis.',
    reasons: {
      'false-review': 'Il est faux',
      insults: 'Il insulte ou menace',
      'personal-data': 'Il contient un numéro ou une adresse',
      other: 'Autre',
    },
  },
};
