import type { VerificationDetail } from '../../api/types';

/** What staff look at closely, in a sentence each. */
export const doubtWords: Record<VerificationDetail['doubts'][number], string> = {
  'unusual-number': "Le numéro n'a pas la forme habituelle pour ce type de document.",
  'no-birth-date': "La date de naissance n'a pas été saisie.",
  'no-expiry': "La date d'expiration n'a pas été saisie.",
  'no-back': "Le verso de la carte n'a pas été envoyé.",
  'no-attempt': "La photo n'a pas été prise avec un geste demandé par Loka.",
  'sent-by-another':
    "Le membre a signalé que quelqu'un d'autre était dans son compte au moment de l'envoi.",
};

export const lookAlikeWords: Record<VerificationDetail['lookAlikes'][number]['kind'], string> = {
  number: 'Même numéro de document',
  picture: 'Même image, ou presque',
  person: 'Même nom et même date de naissance',
};
