import { expect, it } from 'vitest';
import { stepInWords } from './step-words';

it.each([
  ['created', '', 'Demandé par le membre.'],
  ['succeeded', 'wallet', 'Payé par le portefeuille.'],
  ['failed', 'not sent in time', 'Jamais envoyé\u00a0: le délai était passé.'],
  ['pending', 'awaited', "L'opérateur n'a toujours pas conclu\u00a0: le membre en est averti."],
  ['failed', 'member frozen', "Rendu au portefeuille, qui était bloqué avant l'envoi."],
  [
    'review',
    'success for 2500 of 5000 XAF',
    "L'opérateur annonce un autre montant\u00a0: confié à l'équipe.",
  ],
  ['failed', 'staff: vu avec Airtel', "Décidé par l'équipe\u00a0: vu avec Airtel"],
] as const)('of a step to %s, "%s" is said in French alone', (to, detail, sentence) => {
  expect(stepInWords({ to, detail })).toEqual({ sentence, answer: null });
});

it('keeps the words of the gateway beside the sentence', () => {
  const detail = 'PENDING The request has been accepted.';
  expect(stepInWords({ to: 'pending', detail })).toEqual({
    sentence: "L'opérateur a pris l'ordre et ne l'a pas encore exécuté.",
    answer: detail,
  });
});
