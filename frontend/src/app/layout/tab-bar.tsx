import {
  CirclePlus,
  Compass,
  Heart,
  type LucideIcon,
  MessageCircle,
  UserRound,
} from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { part } from '@/components/ui/part';
import { useAuth } from '@/features/account';
import { paths } from '@/lib/paths';
import { withMenu } from '@/lib/use-open-menu';

/** The name of the dashboard's menu in the history. */
export const DASHBOARD_MENU = 'tableau-de-bord';

const Unread = part(
  async () => (await import('./unread')).Unread,
  () => null,
);

/** The five places of a phone, under the thumb on every page. */
export function TabBar() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const favourites = user ? paths.favourites : paths.visitorFavourites;
  const current = placeOf(pathname);
  return (
    <nav
      aria-label="Raccourcis"
      className="fixed inset-x-0 bottom-0 z-30 min-h-(--tab-bar) border-sand-200 border-t bg-surface pb-(--safe-bottom) short:static md:hidden"
    >
      <ul className="grid h-full grid-cols-5">
        <Tab
          to={paths.explorer}
          icon={Compass}
          label="Explorer"
          isCurrent={current === 'explorer'}
        />
        <Tab to={favourites} icon={Heart} label="Favoris" isCurrent={current === 'favourites'} />
        <Tab
          to={paths.addItem}
          icon={CirclePlus}
          label="Publier"
          isCurrent={current === 'publish'}
        />
        <Tab
          to={paths.messages}
          icon={MessageCircle}
          label="Messages"
          isCurrent={current === 'messages'}
        >
          <Suspense>{user && <Unread />}</Suspense>
        </Tab>
        <Tab
          // Where it would lead anyway, the menu opens over the page.
          to={current === 'me' ? pathname : paths.dashboard}
          state={withMenu(DASHBOARD_MENU)}
          icon={UserRound}
          label="Moi"
          isCurrent={current === 'me'}
        />
      </ul>
    </nav>
  );
}

function placeOf(pathname: string) {
  if (pathname === paths.explorer) return 'explorer';
  if (pathname === paths.favourites || pathname === paths.visitorFavourites) return 'favourites';
  if (pathname === paths.addItem) return 'publish';
  if (pathname.startsWith(paths.messages)) return 'messages';
  return pathname.startsWith(paths.dashboard) ? 'me' : undefined;
}

type TabProps = {
  to: string;
  state?: unknown;
  icon: LucideIcon;
  label: string;
  isCurrent: boolean;
  /** What is new there. */
  children?: ReactNode;
};

function Tab({ to, state, icon: Icon, label, isCurrent, children }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        state={state}
        onClick={() => isCurrent && !state && window.scrollTo(0, 0)}
        aria-current={isCurrent ? 'page' : undefined}
        className="group relative grid h-full content-center justify-items-center gap-0.5 text-ink-500 active:bg-sand-100 aria-[current=page]:text-lagoon-700"
      >
        <Icon size={22} aria-hidden className="group-aria-[current=page]:stroke-[2.4]" />
        <span className="max-w-full wrap-anywhere text-center font-medium text-tab leading-[1.45] group-aria-[current=page]:font-semibold">
          {label}
        </span>
        {children}
      </Link>
    </li>
  );
}
