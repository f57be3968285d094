import { formatFcfa } from '@loka/client';
import { Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { SafeguardedSum } from '@/features/wallet';
import { paths } from '@/lib/paths';

/** Who is signed in, what the wallet holds and what Loka keeps besides; on a phone the row of the menu says it. */
export function DashboardHeader({ user }: { user: User }) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4 max-lg:hidden print:hidden">
      <Avatar name={user.name} src={user.avatar} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold font-display text-ink-900 text-2xl leading-tight tracking-tight">
          {user.name}
        </p>
        <p className="truncate text-ink-500">{user.email}</p>
      </div>
      <Link
        to={paths.wallet}
        className="flex min-h-12 items-center gap-2.5 rounded-2xl border border-sand-200 bg-surface px-3.5 py-2 shadow-card hover:border-lagoon-600"
      >
        <Wallet size={22} aria-hidden className="text-lagoon-700" />
        <span className="grid">
          <span className="whitespace-nowrap text-ink-500 text-sm">Solde du portefeuille</span>
          <span className="font-bold text-ink-900 text-lg tabular-nums">
            {formatFcfa(user.walletBalance)}
          </span>
          <SafeguardedSum className="whitespace-nowrap text-ink-500 text-sm tabular-nums" />
        </span>
      </Link>
    </header>
  );
}
