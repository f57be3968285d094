import type { ItemCheck } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const uncheckedItems = { state: 'waiting' };

const outcomes: Record<NonNullable<ItemCheck['outcome']>, Status> = {
  kept: { label: 'Rien à redire', tone: 'good' },
  hidden: { label: 'Masqué', tone: 'bad' },
  gone: { label: 'Supprimé par son propriétaire', tone: 'quiet' },
};

export const checkStatus = ({ outcome }: ItemCheck): Status =>
  outcome ? outcomes[outcome] : { label: 'À regarder', tone: 'waiting' };

/** Why it is to be looked at. */
export const causeOf = ({ early, words }: ItemCheck): string =>
  [
    ...(words.length > 0 ? [`Mots\u00a0: ${words.join(', ')}`] : []),
    ...(early ? ['Un des premiers objets du membre'] : []),
  ].join(' · ');
