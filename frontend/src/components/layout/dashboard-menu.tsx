import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Inbox, Package, Settings, UserRound, Wallet } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/api/types';
import { paths } from '@/app/paths';
import { requestsQuery } from '@/features/rentals';
import { VERIFIER } from '@/features/verification';

const ROW =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-xl px-4 font-medium lg:px-3.5';

/** A row that scrolls sideways on a phone, a column beside the page elsewhere. */
export function DashboardMenu({ user }: { user: User }) {
  const { pathname } = useLocation();
  const { data: pending = 0 } = useQuery({
    ...requestsQuery,
    select: (rentals) => rentals.filter(({ status }) => status === 'en attente').length,
  });
  const entries = [
    { label: 'Mes objets', to: paths.myItems, icon: Package },
    { label: 'Mes locations', to: paths.myRentals, icon: CalendarDays },
    { label: 'Demandes', to: paths.requests, icon: Inbox, badge: pending },
    {
      label: 'Portefeuille',
      to: paths.wallet,
      icon: Wallet,
      closed: user.verifier !== VERIFIER.verified && 'Après vérification de votre identité',
    },
    { label: 'Mon profil', to: paths.profile, icon: UserRound },
    { label: 'Paramètres', to: paths.settings, icon: Settings },
  ];
  const current = pathname === paths.dashboard ? paths.myItems : pathname;

  return (
    <nav aria-label="Tableau de bord" className="min-w-0 self-start lg:sticky lg:top-22">
      <ul className="scrollbar-none -mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 md:-mx-8 md:px-8 lg:mx-0 lg:grid lg:px-0">
        {entries.map(({ label, to, icon: Icon, badge, closed }) => (
          <li key={to} className="shrink-0">
            {closed ? (
              <span aria-disabled="true" className={`${ROW} text-ink-500 lg:whitespace-normal`}>
                <Icon size={20} aria-hidden className="shrink-0" />
                <span>
                  {label}
                  <span className="block text-xs">{closed}</span>
                </span>
              </span>
            ) : (
              <Link
                to={to}
                aria-current={current.startsWith(to) ? 'page' : undefined}
                className={`${ROW} text-ink-700 hover:bg-sand-100 aria-[current=page]:bg-lagoon-700 aria-[current=page]:text-white`}
              >
                <Icon size={20} aria-hidden className="shrink-0" />
                {label}
                {badge ? (
                  <span className="ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-sun-400 px-1.5 font-semibold text-ink-900 text-sm">
                    {badge}
                    <span className="sr-only"> en attente</span>
                  </span>
                ) : null}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
