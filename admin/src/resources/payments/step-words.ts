import type { Payment } from '../../api/types';

export type Step = Pick<Payment['events'][number], 'to' | 'detail'>;

/** A step of a payment in words, and what the gateway answered in its own, when that led to it. */
interface StepInWords {
  sentence: string;
  answer: string | null;
}

const sentences: Record<Step['to'], string> = {
  created: 'Demandé par le membre.',
  submitting: "Ordre envoyé à l'opérateur.",
  pending: "L'opérateur a pris l'ordre et ne l'a pas encore exécuté.",
  unknown: "Réponse perdue ou inutilisable\u00a0: l'opérateur sera interrogé de nouveau.",
  review: "L'opérateur n'a pas conclu\u00a0: confié à l'équipe.",
  succeeded: "L'opérateur a confirmé.",
  failed: "L'opérateur a refusé, ou n'a pas pris l'ordre.",
};

/** What the product says itself of a step. */
const own: Record<string, string> = {
  wallet: 'Payé par le portefeuille.',
  'not sent in time': 'Jamais envoyé\u00a0: le délai était passé.',
  awaited: "L'opérateur n'a toujours pas conclu\u00a0: le membre en est averti.",
  'member frozen': "Rendu au portefeuille, qui était bloqué avant l'envoi.",
};

const otherAmount = /^success for \d+ of \d+ XAF$/;
const byStaff = 'staff: ';

export function stepInWords({ to, detail }: Step): StepInWords {
  if (detail in own) return { sentence: own[detail] ?? '', answer: null };
  if (detail.startsWith(byStaff)) {
    return { sentence: `Décidé par l'équipe\u00a0: ${detail.slice(byStaff.length)}`, answer: null };
  }
  if (otherAmount.test(detail)) {
    return {
      sentence: "L'opérateur annonce un autre montant\u00a0: confié à l'équipe.",
      answer: null,
    };
  }
  return { sentence: sentences[to], answer: detail || null };
}
