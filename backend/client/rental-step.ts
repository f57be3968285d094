import { formatFcfa } from './format';
import { formatDatedInstant, formatInstant } from './instant';
import type { Schemas } from './types';
import { rentalEventNames } from './words.generated';

type Step = Schemas['RentalStep'];

const ACTORS: Record<Step['by'], string> = {
  renter: 'par le locataire',
  owner: 'par le propriétaire',
  system: 'par Loka',
  provider: 'par le locataire',
  staff: "par l'équipe Loka",
};

/** What happened to a rental: `Demande acceptée`. */
export const formatStep = ({ event }: Pick<Step, 'event'>): string => rentalEventNames[event];

/** Who caused it: `par le propriétaire`, and `par vous` to the party that did. */
export function formatActor({ by }: Pick<Step, 'by'>, reader?: 'renter' | 'owner'): string {
  // The mobile money operator tells what the renter has paid.
  const party = by === 'provider' ? 'renter' : by;
  return party === reader ? 'par vous' : ACTORS[by];
}

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
  const what = OF_THE_RENT.includes(event)
    ? 'Prix de la location gardé par le propriétaire'
    : 'Sur la caution';
  return `${what}\u00a0: ${formatFcfa(claimed)}`;
}

/** The time that a step gave: `Jusqu'au 14 déc. 2026, 10:00 au lieu du 12 déc. 2026, 10:00`; null when it gave none. */
export function formatPostponed({ postponed }: Pick<Step, 'postponed'>): string | null {
  if (!postponed) return null;
  const { due_at: dueAt, due_before: before } = postponed;
  return `Jusqu'au ${formatDatedInstant(dueAt)} au lieu du ${formatDatedInstant(before)}`;
}
