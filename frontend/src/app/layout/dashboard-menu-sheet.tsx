import { formatFcfa } from '@loka/client';
import { ChevronDown, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/dialog';
import { SafeguardedSum } from '@/features/wallet';
import { paths } from '@/lib/paths';
import { useOpenMenu } from '@/lib/use-open-menu';
import { DashboardMenu } from './dashboard-menu';
import { DASHBOARD_MENU } from './tab-bar';

/** On a phone: who is signed in and what the wallet holds in one row, which opens the menu. */
export function DashboardMenuSheet({ user }: { user: User }) {
  const menu = useOpenMenu(DASHBOARD_MENU);
  return (
    <div className="-mx-1 flex min-h-12 flex-wrap items-center justify-between gap-x-1 lg:hidden print:hidden">
      <button
        type="button"
        aria-expanded={menu.isOpen}
        aria-haspopup="dialog"
        onClick={menu.open}
        className="flex min-h-11 min-w-0 flex-1 basis-16 items-center gap-1.5 rounded-full py-1 pr-1 pl-1 font-semibold text-ink-900 hover:bg-sand-100"
      >
        <Avatar name={user.name} src={user.avatar} size="sm" />
        <span className="sr-only">Menu du tableau de bord, </span>
        <span className="truncate">{user.name}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-ink-500" />
      </button>
      <Link
        to={paths.wallet}
        className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-2 font-semibold text-ink-900 text-sm tabular-nums hover:bg-sand-100"
      >
        <Wallet size={18} aria-hidden className="text-lagoon-700" />
        <span className="sr-only">Solde du portefeuille </span>
        <span className="grid justify-items-end whitespace-nowrap leading-tight">
          {formatFcfa(user.walletBalance)}
          <SafeguardedSum className="font-normal text-ink-500 text-xs" />
        </span>
      </Link>
      <Dialog
        open={menu.isOpen}
        onOpenChange={menu.close}
        title={user.name}
        description={<p className="wrap-anywhere -mt-3 text-ink-500">{user.email}</p>}
      >
        <DashboardMenu user={user} />
      </Dialog>
    </div>
  );
}
