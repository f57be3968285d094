import { expect, it } from 'vitest';
import type { PaymentDetail } from '../../api/types';
import { historyLines } from './history-lines';

const act = (action: string, at: string, detail: Record<string, unknown>) => ({
  ...{ id: `${action} ${at}`, action, actorId: 'a', actorName: 'Ada Nze', detail, at },
});

const told = (events: PaymentDetail['events'], acts: PaymentDetail['acts']) =>
  historyLines({ events, acts }).map(({ sentence, status }) => [
    status,
    sentence.replaceAll(/\s/g, ' '),
  ]);

it('tells steps and what the team did in one order', () => {
  const events: PaymentDetail['events'] = [
    { from: null, to: 'created', detail: '', at: '2026-12-01T08:00:00Z' },
    { from: 'created', to: 'submitting', detail: '', at: '2026-12-01T08:00:01Z' },
    { from: 'submitting', to: 'failed', detail: 'FAILED', at: '2026-12-01T08:00:09Z' },
  ];
  const acts = [
    act('check-payment', '2026-12-01T08:00:05Z', { answer: 'PENDING', amount: null }),
    act('check-payment', '2026-12-02T08:00:00Z', { answer: 'SUCCESS', amount: 5_000 }),
    act('settle-late', '2026-12-02T09:00:00Z', { movedAmount: 5_000, reason: 'Relevé' }),
  ];
  expect(told(events, acts)).toEqual([
    ['created', 'Demandé par le membre.'],
    ['submitting', "Ordre envoyé à l'opérateur."],
    [null, "Ada Nze a redemandé à l'opérateur : encore en attente."],
    ['failed', "L'opérateur a refusé, ou n'a pas pris l'ordre."],
    [null, "Ada Nze a redemandé à l'opérateur : réussi, 5 000 FCFA."],
    [null, "Ada Nze a enregistré 5 000 FCFA déplacés malgré l'échec : Relevé"],
  ]);
});

it('tells a decision once, with who took it, why and the proof', () => {
  const at = '2026-12-01T08:00:00Z';
  const events: PaymentDetail['events'] = [
    { from: 'review', to: 'failed', detail: 'staff: Rien reçu', at },
  ];
  const decision = act('decide-payment', at, { reason: 'Rien reçu', proof: 'Ticket 45' });
  expect(told(events, [decision])).toEqual([
    ['failed', 'Décidé par Ada Nze : Rien reçu (preuve : Ticket 45)'],
  ]);
  const before = act('decide-payment', at, { reason: 'Rien reçu' });
  expect(told(events, [before])).toEqual([['failed', 'Décidé par Ada Nze : Rien reçu']]);
});
