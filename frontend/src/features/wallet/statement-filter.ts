import { addDays, today } from '@loka/client';
import type { WalletEntry } from '@/api/types';

/** Which movements to list; `from` and `to` are days, both included. */
export type StatementFilter = { type?: WalletEntry['type']; from?: string; to?: string };

/** A period as it is chosen. */
export type PeriodChoice = (typeof PERIODS)[number]['id'];

export const PERIODS = [
  { id: 'all', label: 'Toutes les dates' },
  { id: 'month', label: 'Ce mois-ci' },
  { id: '90-days', label: '90 derniers jours' },
  { id: 'year', label: 'Cette année' },
  { id: 'dates', label: 'Choisir les dates…' },
] as const;

/** The days that a choice stands for, today being in all of them; `dates` has its own. */
export function periodOf(choice: Exclude<PeriodChoice, 'dates'>) {
  const day = today();
  switch (choice) {
    case 'all':
      return {};
    case 'month':
      return { from: `${day.slice(0, 7)}-01` };
    case '90-days':
      return { from: addDays(day, -90) };
    case 'year':
      return { from: `${day.slice(0, 4)}-01-01` };
  }
}
