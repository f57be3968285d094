import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  ChartColumn,
  Heart,
  Inbox,
  MessageCircle,
  Package,
  Settings,
  Star,
  UserRound,
  Wallet,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/api/types';
import { useUnread } from '@/features/messages/api/use-unread';
import { rentalCountsQuery } from '@/features/rentals';
import { awaitedReviewsQuery } from '@/features/reviews';
import { VERIFIER } from '@/features/verification';
import { paths } from '@/lib/paths';

/* In two columns on the sheet of a phone, where all fit at once; in one beside the page elsewhere. */
const ENTRY =
  'flex h-full min-h-12 items-center gap-2 rounded-xl px-2.5 py-2 font-medium text-sm leading-tight lg:min-h-11 lg:gap-3 lg:whitespace-nowrap lg:px-3.5 lg:text-base';

/** Why the wallet's entry is closed; it opens once the identity is verified. */
const CLOSED: Record<number, string> = {
  [VERIFIER.refused]: 'Identité à vérifier',
  [VERIFIER.none]: 'Identité à vérifier',
  [VERIFIER.pending]: 'En vérification',
};

/** The pages of the dashboard. */
export function DashboardMenu({ user }: { user: User }) {
  const { pathname } = useLocation();
  const { data: pending = 0 } = useQuery({
    ...rentalCountsQuery(user.id, 'owner'),
    select: (counts) => counts['en attente'],
  });
  const unread = useUnread();
  const { data: awaited = 0 } = useQuery({ ...awaitedReviewsQuery, select: ({ total }) => total });
  const entries = [
    { label: 'Mes objets', to: paths.myItems, icon: Package },
    { label: 'Mes locations', to: paths.myRentals, icon: CalendarDays },
    { label: 'Demandes', to: paths.requests, icon: Inbox, badge: pending },
    {
      label: 'Messages',
      to: paths.messages,
      icon: MessageCircle,
      badge: unread,
      unit: unread > 1 ? 'non lus' : 'non lu',
    },
    {
      label: 'Portefeuille',
      to: paths.wallet,
      icon: Wallet,
      closed: CLOSED[user.verifier],
    },
    { label: 'Mes chiffres', to: paths.figures, icon: ChartColumn },
    { label: 'Avis', to: paths.reviews, icon: Star, badge: awaited },
    { label: 'Favoris', to: paths.favourites, icon: Heart },
    { label: 'Mon profil', to: paths.profile, icon: UserRound },
    { label: 'Paramètres', to: paths.settings, icon: Settings },
  ];
  const isOfItems = pathname === paths.dashboard || pathname === paths.calendar;
  const current = isOfItems ? paths.myItems : pathname;

  return (
    <nav aria-label="Tableau de bord">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 lg:grid-cols-1 lg:gap-1.5">
        {entries.map(({ label, to, icon: Icon, badge, unit, closed }) => (
          <li key={to}>
            {closed ? (
              <span
                aria-disabled="true"
                className={`${ENTRY} border border-sand-200 text-ink-500 max-lg:border-dashed lg:border-0`}
              >
                <Icon size={20} aria-hidden className="shrink-0" />
                <span>
                  {label}
                  <span className="block font-normal text-xs">{closed}</span>
                </span>
              </span>
            ) : (
              <Link
                to={to}
                aria-current={current.startsWith(to) ? 'page' : undefined}
                className={`${ENTRY} border border-sand-200 bg-surface text-ink-700 hover:bg-sand-100 aria-[current=page]:border-lagoon-700 aria-[current=page]:bg-lagoon-700 aria-[current=page]:text-white lg:border-0 lg:not-aria-[current=page]:bg-transparent lg:not-aria-[current=page]:hover:bg-sand-100`}
              >
                <Icon size={20} aria-hidden className="shrink-0" />
                {label}
                {badge ? <Count value={badge} unit={unit} /> : null}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ value, unit = 'en attente' }: { value: number; unit?: string | undefined }) {
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-sun-400 px-1.5 font-semibold text-night text-sm ml-auto">
      {value}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
