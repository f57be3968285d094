import { formatFcfa } from './format';
import { formatDatedInstant, formatInstant } from './instant';
import type { Schemas } from './types';

type Step = Schemas['RentalStep'];

const TITLES: Record<Step['event'], string> = {
  request: 'Demande payée',
  accept: 'Demande acceptée',
  refuse: 'Demande refusée',
  expire: 'Demande refusée, faute de réponse',
  supersede: 'Demande refusée, objet loué à un autre',
  'cancel-request': 'Demande annulée',
  'refuse-suspended': 'Demande refusée, son propriétaire étant suspendu',
  'cancel-suspended': 'Demande annulée, son locataire étant suspendu',
  'close-offer': "Demande refusée, l'objet n'étant plus proposé",
  'close-request': 'Demande annulée par Loka',
  cancel: 'Location annulée',
  'cancel-by-owner': 'Location annulée',
  delay: "Objet en retard à la location d'avant",
  'end-delay': "Retard de la location d'avant réglé",
  'cancel-late': 'Location annulée, objet en retard',
  'cancel-by-staff': 'Location annulée par Loka',
  start: 'Location commencée',
  'hand-over': 'Objet remis, loyer disponible',
  'assume-handover': 'Remise sans objection, loyer disponible',
  'photograph-handover': "Photos de l'objet",
  'report-not-received': 'Objet signalé non remis',
  'presume-not-received': 'Objet jamais arrivé, propriétaire interrogé',
  'admit-not-received': 'Objet non remis, locataire remboursé',
  'deny-not-received': 'Remise contestée, dossier transmis à Loka',
  'settle-not-received': 'Objet non remis, faute de réponse',
  'report-absent': 'Locataire signalé absent',
  'admit-absence': 'Absence reconnue, location annulée',
  'deny-absence': 'Absence contestée, dossier transmis à Loka',
  'escalate-absence': 'Sans réponse, dossier transmis à Loka',
  'confirm-handover': 'Loka a décidé : objet remis',
  'cancel-handover': 'Loka a décidé : location annulée',
  finish: 'Location terminée',
  'declare-return': 'Retour déclaré',
  'confirm-return': 'Retour confirmé',
  'settle-return': 'Retour réglé, faute de réponse',
  'settle-undeclared': 'Retour réglé, personne ne s’étant manifesté',
  'remind-answer': 'Rappel envoyé au propriétaire',
  'remind-start': 'Rappel envoyé, la location commence le lendemain',
  'remind-return': 'Rappel envoyé, retour pas encore déclaré',
  'remind-return-again': 'Second rappel envoyé, retour pas encore déclaré',
  'run-late': 'Objet en retard',
  'contest-return': 'Objet revenu, caution contestée',
  'claim-late-fee': 'Objet revenu en retard, frais demandés',
  'report-missing': 'Objet signalé non rendu',
  'answer-missing': 'Réponse du locataire, objet non rendu',
  'accept-claim': 'Montant accepté, caution partagée',
  'counter-claim': 'Autre montant proposé',
  'accept-offer': 'Proposition acceptée, caution partagée',
  'refuse-offer': 'Proposition refusée, dossier transmis à Loka',
  'escalate-claim': 'Sans réponse, dossier transmis à Loka',
  'settle-offer': 'Proposition retenue, faute de réponse',
  'share-deposit': 'Caution partagée par Loka',
  'postpone-answer': 'Délai de réponse prolongé',
  'postpone-handover': 'Délai de la remise prolongé',
  'postpone-return': 'Délai du retour prolongé',
  'ask-extension': 'Prolongation demandée',
  'accept-extension': 'Prolongation acceptée, à payer',
  'refuse-extension': 'Prolongation refusée',
  'withdraw-extension': 'Prolongation abandonnée',
  'expire-extension': 'Prolongation sans suite, délai dépassé',
  'pay-extension': 'Prolongation payée, location prolongée',
  'ask-shortening': 'Fin anticipée proposée',
  'accept-shortening': 'Fin anticipée acceptée, jours remboursés',
  'refuse-shortening': 'Fin anticipée refusée',
  'withdraw-shortening': 'Fin anticipée abandonnée',
  'expire-shortening': 'Fin anticipée sans suite, délai dépassé',
};

const ACTORS: Record<Step['by'], string> = {
  renter: 'par le locataire',
  owner: 'par le propriétaire',
  system: 'par Loka',
  provider: 'par le locataire',
  staff: "par l'équipe Loka",
};

/** What happened to a rental: `Demande acceptée`. */
export const formatStep = ({ event }: Pick<Step, 'event'>): string => TITLES[event];

/** Who caused it: `par le propriétaire`. */
export const formatActor = ({ by }: Pick<Step, 'by'>): string => ACTORS[by];

/** A shorter time is that of a slow network, or of a clock that is a little off. */
const NOTICED_MS = 5 * 60_000;

/** When a phone without network says that it was done: `Fait le 3 déc. à 14:05, sans réseau`; null when it was sent at once. */
export function formatDoneOffline({
  at,
  device_at,
}: Pick<Step, 'at' | 'device_at'>): string | null {
  if (!device_at || Date.parse(at) - Date.parse(device_at) < NOTICED_MS) return null;
  return `Fait le ${formatInstant(device_at)}, sans réseau`;
}

/** Of which sum the amount is that a step names, where it is not of the deposit. */
const OF_THE_RENT: readonly Step['event'][] = ['cancel-handover', 'cancel-by-staff'];

/** The amount that a step names: `Sur la caution : 5 000 FCFA`; null when it names none. */
export function formatNamedAmount({
  event,
  claimed,
}: Pick<Step, 'event' | 'claimed'>): string | null {
  if (claimed === null) return null;
  const what = OF_THE_RENT.includes(event) ? 'Loyer gardé par le propriétaire' : 'Sur la caution';
  return `${what}\u00a0: ${formatFcfa(claimed)}`;
}

/** The time that a step gave: `Jusqu'au 14 déc. 2026, 10:00 au lieu du 12 déc. 2026, 10:00`; null when it gave none. */
export function formatPostponed({ postponed }: Pick<Step, 'postponed'>): string | null {
  if (!postponed) return null;
  const { due_at: dueAt, due_before: before } = postponed;
  return `Jusqu'au ${formatDatedInstant(dueAt)} au lieu du ${formatDatedInstant(before)}`;
}
