import { formatFcfa } from '@loka/client';
import type { GatewayAnswer, PaymentDetail } from '../../api/types';
import { answerWords } from './review-words';
import { stepInWords } from './step-words';

type Act = PaymentDetail['acts'][number];

/** One line of a payment's history: a change of its status, or something that the team did. */
export interface HistoryLine {
  key: string;
  at: string;
  /** Null of an act that changes nothing. */
  status: PaymentDetail['status'] | null;
  sentence: string;
  /** In the gateway's own words. */
  answer: string | null;
}

/** Steps and acts in one order, oldest first. A decision is both: it is told once, with who took it. */
export function historyLines({
  events,
  acts,
}: Pick<PaymentDetail, 'events' | 'acts'>): HistoryLine[] {
  const decision = acts.find(({ action }) => action === 'decide-payment');
  const steps = events.map(({ at, from, to, detail }) => ({
    ...{ key: `${at} ${from} ${to}`, at, status: to },
    ...(decision && detail.startsWith('staff: ')
      ? { sentence: decisionInWords(decision), answer: null }
      : stepInWords({ to, detail })),
  }));
  const others = acts
    .filter((act) => act !== decision)
    .map((act) => ({
      ...{ key: act.id, at: act.at, status: null },
      ...{ sentence: actInWords(act), answer: null },
    }));
  return [...steps, ...others].sort((one, other) => one.at.localeCompare(other.at));
}

function decisionInWords({ actorName, detail: { reason, proof } }: Act): string {
  const shown = proof ? ` (preuve\u00a0: ${proof})` : '';
  return `Décidé par ${actorName}\u00a0: ${reason}${shown}`;
}

function actInWords({ action, actorName, detail }: Act): string {
  switch (action) {
    case 'check-payment': {
      const sum = typeof detail.amount === 'number' ? `, ${formatFcfa(detail.amount)}` : '';
      const words = answerWords[detail.answer as GatewayAnswer['status']] ?? '';
      return `${actorName} a redemandé à l'opérateur\u00a0: ${words}${sum}.`;
    }
    case 'settle-late':
      return `${actorName} a enregistré ${formatFcfa(Number(detail.movedAmount))} déplacés malgré l'échec\u00a0: ${detail.reason}`;
    case 'put-payment-right':
      return `${actorName} a approuvé la rectification\u00a0: ${formatFcfa(Number(detail.movedAmount))} au lieu de ${formatFcfa(Number(detail.settledBefore))}\u00a0: ${detail.reason}`;
    case 'propose-act':
      return `${actorName} a proposé\u00a0: ${detail.reason}`;
    case 'approve-act':
      return `${actorName} a approuvé ce qui était proposé.`;
    case 'refuse-act':
      return `${actorName} a refusé ce qui était proposé\u00a0: ${detail.reason}`;
    case 'take-back-act':
      return `${actorName} a repris sa proposition.`;
    default:
      return `${actorName} est intervenu.`;
  }
}
