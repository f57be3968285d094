import type { Entry } from '@/lib/offline';

/** Steps of a rental that are kept on the phone until they can be sent, and how they are called. */
export const KEPT_STEPS = {
  'hand-over': 'Objet remis',
  'photograph-handover': "Photos de l'objet",
  'report-not-received': 'Objet non remis',
  'report-absent': 'Locataire absent',
  'deny-not-received': "Réponse\u00a0: l'objet a été remis",
  'deny-absence': "Réponse\u00a0: j'étais là",
  'declare-return': 'Retour déclaré',
  'contest-return': 'Demande sur la caution',
  'answer-missing': 'Réponse\u00a0: objet non rendu',
} as const;

export type KeptStep = keyof typeof KEPT_STEPS;

export const isKeptStep = (kind: string): kind is KeptStep => kind in KEPT_STEPS;

type Reason = { reason: string };

/** What is typed for each, beside the photos. */
export type Typed = {
  'hand-over': { code: string };
  'photograph-handover': Record<never, never>;
  'report-not-received': Reason;
  'report-absent': Reason;
  'deny-not-received': Reason;
  'deny-absence': Reason;
  'declare-return': Record<never, never>;
  /** XAF of the deposit. */
  'contest-return': Reason & { amount: number };
  'answer-missing': Reason;
};

/** What was typed; the kind of an entry says what that is. */
export const bodyOf = <Kind extends KeptStep>(entry: Entry, _: Kind) => entry.body as Typed[Kind];
