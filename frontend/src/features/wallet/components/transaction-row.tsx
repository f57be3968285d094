import { clsx } from 'clsx';
import { ArrowDownLeft, ArrowUpRight, Undo2 } from 'lucide-react';
import type { WalletEntry } from '@/api/types';
import { formatDate, formatFcfa } from '@/lib/format';

const TYPES = {
  dépôt: { label: 'Dépôt', icon: ArrowDownLeft },
  entrée: { label: 'Entrée', icon: ArrowDownLeft },
  sortie: { label: 'Sortie', icon: ArrowUpRight },
  retrait: { label: 'Retrait', icon: ArrowUpRight },
  remboursement: { label: 'Remboursement', icon: Undo2 },
};

export function TransactionRow({ entry }: { entry: WalletEntry }) {
  const { label, icon: Icon } = TYPES[entry.type];
  const incoming = entry.amount > 0;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 px-4 py-3.5 sm:px-5">
      <span
        aria-hidden
        className={clsx(
          'row-span-2 grid size-10 place-items-center rounded-full',
          incoming ? 'bg-lagoon-50 text-lagoon-700' : 'bg-sand-100 text-ink-700',
        )}
      >
        <Icon size={20} />
      </span>
      <span className="line-clamp-2 font-medium text-ink-900 max-sm:col-span-2">{entry.label}</span>
      <span
        className={clsx(
          'col-start-3 row-start-2 whitespace-nowrap font-semibold tabular-nums sm:row-span-2 sm:row-start-1',
          incoming ? 'text-lagoon-700' : 'text-ink-900',
        )}
      >
        {incoming ? '+' : '−'}
        {'\u00a0'}
        {formatFcfa(Math.abs(entry.amount))}
      </span>
      <span className="col-start-2 row-start-2 flex flex-wrap gap-x-1.5 text-ink-500 text-sm">
        {label}
        <span aria-hidden className="max-sm:hidden">
          ·
        </span>
        <span className="whitespace-nowrap">{formatDate(entry.createdAt)}</span>
      </span>
    </li>
  );
}
