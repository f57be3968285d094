import { formatDay, formatFcfa } from '@loka/client';
import { clsx } from 'clsx';
import { ArrowDownLeft, ArrowUpRight, Smartphone, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { WalletEntry } from '@/api/types';
import { DocumentLink, documents } from '@/features/documents';
import { amountOf, contextOf } from '../line-words';
import { TransactionDetails } from './transaction-details';

const TYPES = {
  dépôt: { label: 'Dépôt', icon: ArrowDownLeft },
  entrée: { label: 'Entrée', icon: ArrowDownLeft },
  sortie: { label: 'Sortie', icon: ArrowUpRight },
  retrait: { label: 'Retrait', icon: ArrowUpRight },
  remboursement: { label: 'Remboursement', icon: Undo2 },
};

/** A line of the statement, which opens. */
export function TransactionRow({ entry }: { entry: WalletEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { label, icon } = TYPES[entry.type];
  const incoming = entry.amount > 0;
  // Paid beside the wallet: it neither came into it nor left it.
  const isBeside = entry.paid > 0;
  const Icon = isBeside ? Smartphone : icon;
  const context = contextOf(entry);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-3.5 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-3.5 sm:px-5">
      <span
        aria-hidden
        className={clsx(
          'row-span-2 grid size-10 place-items-center self-start rounded-full',
          incoming ? 'bg-lagoon-50 text-lagoon-700' : 'bg-sand-100 text-ink-700',
        )}
      >
        <Icon size={20} />
      </span>
      {/* The whole line opens; its receipt stands above that. */}
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="printed wrap-anywhere line-clamp-2 text-left font-medium text-ink-900 after:absolute after:inset-0 hover:underline"
        >
          {entry.label}
        </button>
        {context && <p className="wrap-anywhere text-ink-500 text-sm">{context}</p>}
      </div>
      {/* On a phone the amount stands below the label. */}
      <span className="flex flex-wrap items-end justify-end gap-x-2 sm:contents">
        <span className="flex flex-wrap items-center gap-x-1.5 text-ink-500 text-sm max-sm:min-w-2/5 max-sm:flex-1 max-sm:basis-0 max-sm:text-[0.8125rem] sm:col-start-2">
          {label}
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
          <span className="whitespace-nowrap">{formatDay(entry.createdAt)}</span>
          <DocumentLink
            read={() =>
              isBeside ? documents.receiptOfPayment(entry.id) : documents.receiptOfLine(entry.id)
            }
            about={[entry.label, formatDay(entry.createdAt), context].filter(Boolean).join(', ')}
            className="relative -my-3 sm:ml-2"
          >
            Reçu
          </DocumentLink>
        </span>
        <span
          className={clsx(
            'whitespace-nowrap font-semibold tabular-nums max-sm:text-[min(0.95rem,6vw)] sm:col-start-3 sm:row-span-2 sm:row-start-1',
            incoming ? 'text-lagoon-700' : 'text-ink-900',
          )}
        >
          <span className="block text-right">{amountOf(entry)}</span>
          <span className="block text-right font-normal text-ink-500 text-sm max-sm:text-[min(0.8125rem,6vw)]">
            {isBeside ? (
              <span>Solde inchangé</span>
            ) : (
              <>
                <span className="sr-only">Solde ensuite </span>
                <span>{formatFcfa(entry.balance)}</span>
              </>
            )}
          </span>
        </span>
      </span>
      {isOpen && (
        <TransactionDetails entry={entry} typeLabel={label} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
