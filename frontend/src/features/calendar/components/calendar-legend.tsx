import { clsx } from 'clsx';

const ENTRIES = [
  { label: 'Libre', look: 'border border-sand-300 bg-surface' },
  { label: 'Loué', look: 'bg-lagoon-700' },
  { label: 'Loué en partie', look: 'bg-lagoon-200', several: true },
  { label: 'Demandé', look: 'bg-sun-100 ring-1 ring-sun-400 ring-inset' },
  { label: 'Fermé', look: 'bg-stripes' },
];

/** What the looks of days mean. @param several whether an object has several pieces */
export function CalendarLegend({ several }: { several: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {ENTRIES.filter((entry) => several || !entry.several).map(({ label, look }) => (
        <li key={label} className="inline-flex items-center gap-2">
          <span aria-hidden className={clsx('size-4 rounded-sm', look)} />
          {label}
        </li>
      ))}
    </ul>
  );
}
