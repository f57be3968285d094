import { isPayout, type PaymentPurpose } from './payment-postings.js';

/** Why a payment failed: what the gateway said, or that a payout's member was frozen before. */
export const failureReasons = [
  'refused_by_payer',
  'insufficient_funds',
  'wrong_number',
  'operator_unavailable',
  'amount_out_of_limits',
  'expired',
  'member_frozen',
  'other',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** A failure in French, for the screen and for mails. */
export interface FailureInWords {
  /** What happened, and where the money is. */
  message: string;
  /** What to do next; empty when nothing is. */
  advice: string;
}

interface FailedPayment {
  purpose: PaymentPurpose;
  /** The operator and the masked number: `Airtel Money 077 •• •• 01`. */
  payer: string;
}

/** The one wording of each reason, for whoever paid or was to be paid. */
export function failureInWords(reason: FailureReason, payment: FailedPayment): FailureInWords {
  return isPayout(payment.purpose)
    ? payoutFailures(payment)[reason]
    : paymentFailures(payment)[reason];
}

const nothingDebited = "Rien n'a été débité.";
const givenBack = "L'argent est de retour dans votre portefeuille Loka.";

function paymentFailures({ payer }: FailedPayment): Record<FailureReason, FailureInWords> {
  const unexplained = {
    message: `Votre opérateur n'a pas accepté ce paiement et n'a pas dit pourquoi. Loka n'a rien reçu du compte ${payer}.`,
    advice: 'Réessayez, ou payez avec un autre numéro.',
  };
  return {
    refused_by_payer: {
      message: `La demande a été refusée sur le téléphone ${payer}, ou le code secret était faux. ${nothingDebited}`,
      advice: 'Réessayez et validez la demande avec votre code secret.',
    },
    insufficient_funds: {
      message: `Le solde du compte ${payer} ne suffit pas. ${nothingDebited}`,
      advice: 'Rechargez ce compte et réessayez, ou payez avec un autre numéro.',
    },
    wrong_number: {
      message: `${payer} ne correspond à aucun compte chez cet opérateur. ${nothingDebited}`,
      advice: "Corrigez le numéro, ou choisissez l'autre opérateur.",
    },
    operator_unavailable: {
      message: `Votre opérateur ne répond pas en ce moment. ${nothingDebited}`,
      advice: 'Réessayez dans quelques minutes, ou payez avec un autre opérateur.',
    },
    amount_out_of_limits: {
      message: `Votre opérateur n'accepte pas ce montant pour le compte ${payer}. ${nothingDebited}`,
      advice: 'Payez avec un autre numéro, ou une partie avec votre portefeuille Loka.',
    },
    expired: {
      message: `La demande n'a pas été validée à temps sur le téléphone ${payer}. ${nothingDebited}`,
      advice: 'Vérifiez le numéro, gardez votre téléphone à portée de main et réessayez.',
    },
    member_frozen: unexplained,
    other: unexplained,
  };
}

function payoutFailures({ payer }: FailedPayment): Record<FailureReason, FailureInWords> {
  const refused = {
    message: `Votre opérateur n'a pas accepté l'envoi à ${payer}. ${givenBack}`,
    advice: 'Réessayez plus tard, ou choisissez un autre de vos numéros.',
  };
  return {
    refused_by_payer: refused,
    insufficient_funds: refused,
    expired: refused,
    other: refused,
    wrong_number: {
      message: `${payer} ne correspond à aucun compte chez cet opérateur. ${givenBack}`,
      advice: 'Choisissez un autre de vos numéros.',
    },
    operator_unavailable: {
      message: `L'opérateur de ${payer} ne répond pas en ce moment. ${givenBack}`,
      advice: 'Réessayez dans quelques minutes.',
    },
    amount_out_of_limits: {
      message: `L'opérateur n'accepte pas ce montant pour le compte ${payer}, peut-être déjà plein. ${givenBack}`,
      advice: 'Retirez moins à la fois, ou choisissez un autre de vos numéros.',
    },
    member_frozen: {
      message: `Votre portefeuille a été bloqué avant l'envoi. ${givenBack}`,
      advice: '',
    },
  };
}
