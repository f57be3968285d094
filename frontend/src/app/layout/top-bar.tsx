import { UNREACHABLE } from '@loka/client';
import { Menu, Plus, RotateCw, Search, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Opening } from '@/components/ui/opening';
import { part } from '@/components/ui/part';
import { useAuth } from '@/features/account';
import { VisitorHeart } from '@/features/favourites';
import { SearchBox } from '@/features/items';
import { paths } from '@/lib/paths';
import { useOpenMenu } from '@/lib/use-open-menu';
import { Logo } from './logo';
import { useSignOut } from './use-sign-out';

/* What visitors do not need, or only once they open it. */
const Bell = part(
  async () => (await import('@/features/notifications')).Bell,
  () => null,
);
const UserMenu = part(
  async () => (await import('./user-menu')).UserMenu,
  () => null,
);
const MobileMenu = part(
  async () => (await import('./mobile-menu')).MobileMenu,
  () => (
    <p
      role="status"
      className="page absolute inset-x-0 top-full border-sand-200 border-t bg-sand-50 pt-4 pb-4 shadow-float lg:hidden"
    >
      {UNREACHABLE.detail}
    </p>
  ),
);

/** Stays at the top of every page. */
export function TopBar() {
  const { user, status, refetchUser } = useAuth();
  const { pathname } = useLocation();
  const { signOut, question } = useSignOut();
  const menu = useOpenMenu('principal');
  const search = useOpenMenu('recherche');
  const toggle = useRef<HTMLButtonElement>(null);
  const searchToggle = useRef<HTMLButtonElement>(null);

  useFocusBack(menu.isOpen, toggle);
  useFocusBack(search.isOpen, searchToggle);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') closeOpen();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    closeOpen();
  }
  function closeOpen() {
    if (menu.isOpen) menu.close();
    if (search.isOpen) search.close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this follows keys and focus.
    <header
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="sticky top-0 z-30 border-sand-200 border-b bg-sand-50 short:relative"
    >
      <nav
        aria-label="Principale"
        className="page flex h-[calc(var(--top-bar)-1px)] items-center gap-2 md:gap-6"
      >
        <Link
          to={paths.home}
          aria-label="Loka, accueil"
          className="inline-flex min-h-11 min-w-0 items-center rounded-xl text-ink-900"
        >
          <Logo />
        </Link>
        <div className="hidden flex-1 items-center gap-2 md:flex">
          <Link
            to={paths.explorer}
            aria-current={pathname === paths.explorer ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-xl px-4 font-medium text-ink-700 hover:bg-sand-100 hover:text-ink-900 aria-[current=page]:text-lagoon-700"
          >
            Explorer
          </Link>
          <div className="mr-2 ml-2 min-w-0 max-w-md flex-1 max-lg:hidden">
            <SearchBox placeholder="Rechercher un objet..." />
          </div>
          <div className="ml-auto flex items-center gap-2">
            <ButtonLink to={paths.addItem} variant="secondary" className="max-xl:px-3">
              <Plus size={18} aria-hidden />
              <span className="whitespace-nowrap">
                Publier<span className="max-xl:sr-only"> une annonce</span>
              </span>
            </ButtonLink>
            <Suspense>
              {user && <Bell />}
              {user && <UserMenu user={user} onSignOut={signOut} />}
            </Suspense>
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
        <div className="flex items-center max-md:ml-auto md:-mr-4 lg:hidden">
          {/* Without scripts it leads to the explorer, where there is a search box. */}
          <form action={paths.explorer} onSubmit={(event) => event.preventDefault()}>
            <IconButton
              ref={searchToggle}
              type="submit"
              label={search.isOpen ? 'Fermer la recherche' : 'Rechercher un objet'}
              aria-expanded={search.isOpen}
              onClick={search.isOpen ? search.close : search.open}
            >
              {search.isOpen ? <X size={22} aria-hidden /> : <Search size={22} aria-hidden />}
            </IconButton>
          </form>
          <div className="contents md:hidden">
            <Suspense>{user && <Bell />}</Suspense>
            {status === 'signed-out' && <VisitorHeart />}
          </div>
        </div>
        <IconButton
          ref={toggle}
          label={menu.isOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
          aria-expanded={menu.isOpen}
          aria-controls="mobile-menu"
          onClick={menu.isOpen ? menu.close : menu.open}
          className="-mr-2 md:hidden"
        >
          {menu.isOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
        </IconButton>
      </nav>
      {menu.isOpen && (
        <>
          {/* A tap beside the menu closes it, and reaches nothing of the page. */}
          <div
            aria-hidden
            onClick={menu.close}
            className="fixed inset-0 top-(--top-bar) animate-fade-in bg-night/50 md:hidden"
          />
          <Suspense fallback={<Opening />}>
            <MobileMenu onSignOut={signOut} />
          </Suspense>
        </>
      )}
      {search.isOpen && (
        <>
          <div
            aria-hidden
            onClick={search.close}
            className="fixed inset-0 top-(--top-bar) animate-fade-in bg-night/50 lg:hidden"
          />
          <div className="page absolute inset-x-0 top-full max-h-[calc(100dvh-var(--top-bar))] animate-fade-in overflow-y-auto overscroll-contain border-sand-200 border-t bg-sand-50 pt-4 pb-4 shadow-float lg:hidden">
            <SearchBox placeholder="Rechercher un objet..." inMenu autoFocus />
          </div>
        </>
      )}
      {question}
    </header>
  );
}

/** To the button that opened something, when what had the focus is gone with it, by Back too. */
function useFocusBack(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { pathname } = location;
    return () => {
      const isHere = location.pathname === pathname && document.activeElement === document.body;
      if (isHere) button.current?.focus();
    };
  }, [isOpen, button]);
}
