import { Compass, Heart, LogOut, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button';
import { useAuth } from '@/features/account';
import { SearchBox } from '@/features/items';
import { paths } from '@/lib/paths';
import { ACCOUNT_LINKS } from './account-links';
import { LowDataSwitch } from './low-data-switch';

type MobileMenuProps = { onSignOut: () => void };

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left text-ink-900 hover:bg-sand-100';

/** Everything that does not fit into the top bar of a phone. */
export function MobileMenu({ onSignOut }: MobileMenuProps) {
  const { user, status, refetchUser } = useAuth();
  const links = [
    { label: 'Explorer', to: paths.explorer, icon: Compass },
    ...(user
      ? ACCOUNT_LINKS
      : [{ label: 'Mes favoris', to: paths.visitorFavourites, icon: Heart }]),
  ];

  return (
    <div
      id="mobile-menu"
      className="page absolute inset-x-0 top-full max-h-[calc(100dvh-var(--top-bar)-var(--tab-bar))] animate-fade-in overflow-y-auto overscroll-contain border-sand-200 border-t bg-sand-50 pt-4 pb-6 shadow-float md:hidden"
    >
      <SearchBox placeholder="Rechercher un objet..." inMenu />
      {user && (
        <p className="mt-5 flex items-center gap-3 px-3 font-semibold text-ink-900">
          <Avatar name={user.name} src={user.avatar} size="sm" />
          <span className="truncate">{user.name}</span>
        </p>
      )}
      <ul className="mt-3">
        {links.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={ROW} replace>
              <Icon size={20} aria-hidden className="text-ink-500" />
              {label}
            </Link>
          </li>
        ))}
        {user && (
          <li>
            <button type="button" className={ROW} onClick={onSignOut}>
              <LogOut size={20} aria-hidden className="text-ink-500" />
              Déconnexion
            </button>
          </li>
        )}
      </ul>
      <LowDataSwitch className="px-3 text-ink-900" />
      {status === 'unreachable' && (
        <button type="button" className={ROW} onClick={refetchUser}>
          <RotateCw size={20} aria-hidden className="text-ink-500" />
          Connexion au compte impossible, réessayer
        </button>
      )}
      {status === 'signed-out' && (
        <div className="mt-4 pairs gap-3">
          <ButtonLink to={paths.signIn} variant="secondary" replace>
            Connexion
          </ButtonLink>
          <ButtonLink to={paths.signUp} replace>
            Inscription
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
