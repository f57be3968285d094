import { words } from '@loka/client';
import type { ItemCheck } from '../../api/types';
import { type Status, withTones } from '../../components/status-chip';

export const uncheckedItems = { state: 'waiting' };

const outcomes = withTones<NonNullable<ItemCheck['outcome']>>(words.itemCheckOutcomeNames, {
  kept: 'good',
  hidden: 'bad',
  gone: 'quiet',
});

export const checkStatus = ({ outcome }: ItemCheck): Status =>
  outcome ? outcomes[outcome] : { label: 'À regarder', tone: 'waiting' };

/** Why it is to be looked at. */
export const causeOf = ({ early, words }: ItemCheck): string =>
  [
    ...(words.length > 0 ? [`Mots\u00a0: ${words.join(', ')}`] : []),
    ...(early ? ['Un des premiers objets du membre'] : []),
  ].join(' · ');
