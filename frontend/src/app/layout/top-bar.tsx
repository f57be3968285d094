import { Menu, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useAuth } from '@/features/account';
import { VisitorHeart } from '@/features/favourites';
import { Bell } from '@/features/notifications';
import { paths } from '@/lib/paths';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { useSignOut } from './use-sign-out';
import { UserMenu } from './user-menu';

/** Stays at the top of every page. */
export function TopBar() {
  const { user, status, refetchUser } = useAuth();
  const { signOut, question } = useSignOut();
  const [open, setOpen] = useState(false);

  function signOutFromMenu() {
    setOpen(false);
    signOut();
  }

  return (
    <header className="sticky top-0 z-30 border-sand-200 border-b bg-sand-50">
      <nav aria-label="Principale" className="page flex h-16 items-center gap-6">
        <Link
          to={paths.home}
          aria-label="Loka, accueil"
          className="inline-flex min-h-11 items-center rounded-xl text-ink-900"
        >
          <Logo />
        </Link>
        <div className="hidden flex-1 items-center gap-2 md:flex">
          <NavLink
            to={paths.explorer}
            className="inline-flex min-h-11 items-center rounded-xl px-4 font-medium text-ink-700 hover:bg-sand-100 hover:text-ink-900 aria-[current=page]:text-lagoon-700"
          >
            Explorer
          </NavLink>
          <div className="ml-auto flex items-center gap-2">
            {user && <Bell />}
            {user && <UserMenu user={user} onSignOut={signOut} />}
            {status === 'unreachable' && (
              <Button variant="ghost" onClick={refetchUser}>
                <RotateCw size={16} aria-hidden />
                Connexion au compte impossible
              </Button>
            )}
            {status === 'signed-out' && (
              <>
                <VisitorHeart />
                <ButtonLink to={paths.signIn} variant="ghost">
                  Connexion
                </ButtonLink>
                <ButtonLink to={paths.signUp}>Inscription</ButtonLink>
              </>
            )}
          </div>
        </div>
        <div className="-mr-4 ml-auto md:hidden">
          {user && <Bell />}
          {status === 'signed-out' && <VisitorHeart />}
        </div>
        <IconButton
          label={open ? 'Fermer le menu' : 'Ouvrir le menu'}
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={() => setOpen(!open)}
          className="-mr-2 md:hidden"
        >
          {open ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
        </IconButton>
      </nav>
      {open && <MobileMenu onClose={() => setOpen(false)} onSignOut={signOutFromMenu} />}
      {question}
    </header>
  );
}
