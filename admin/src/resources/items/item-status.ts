import { words } from '@loka/client';
import type { StaffItem } from '../../api/types';
import { withTones } from '../../components/status-chip';

export const categoryNames: Record<StaffItem['category'], string> = words.categoryNames;

export const categoryChoices = Object.entries(categoryNames).map(([id, name]) => ({ id, name }));

export const itemStates = withTones<StaffItem['state']>(words.itemStateNames, {
  offered: 'good',
  paused: 'quiet',
  missing: 'bad',
  unavailable: 'quiet',
  hidden: 'bad',
  deleted: 'quiet',
});

export const stateChoices = Object.entries(itemStates).map(([id, { label }]) => ({
  id,
  name: label,
}));
