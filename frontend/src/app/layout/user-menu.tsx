import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { ACCOUNT_LINKS } from './account-links';

type UserMenuProps = { user: User; onSignOut: () => void };

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left text-ink-900 hover:bg-sand-100';

const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';

/** Opens under the mouse, and with a press or the keyboard for everyone else. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    toggle.current?.focus();
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only widens its hover area.
    <div
      className="relative"
      onPointerEnter={(event) => isMouse(event.nativeEvent) && setOpen(true)}
      onPointerLeave={(event) => isMouse(event.nativeEvent) && setOpen(false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="user-menu"
        // The mouse has opened it by coming here; its click must not close it again.
        onClick={({ nativeEvent }) => setOpen((shown) => isMouse(nativeEvent) || !shown)}
        className="flex min-h-11 items-center gap-2 rounded-full py-1 pr-3 pl-1.5 font-medium text-ink-900 hover:bg-sand-100"
      >
        <Avatar name={user.name} src={user.avatar} size="sm" />
        <span className="max-w-40 truncate max-lg:sr-only">{user.name}</span>
        <ChevronDown size={16} aria-hidden className="text-ink-500" />
      </button>
      {open && (
        <div id="user-menu" className="absolute right-0 z-10 w-60 animate-fade-in pt-2">
          <ul className="rounded-2xl border border-sand-200 bg-surface p-1.5 shadow-float">
            {ACCOUNT_LINKS.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <Link to={to} className={ROW} onClick={() => setOpen(false)}>
                  <Icon size={18} aria-hidden className="text-ink-500" />
                  {label}
                </Link>
              </li>
            ))}
            <li className="mt-1.5 border-sand-200 border-t pt-1.5">
              <button type="button" className={ROW} onClick={onSignOut}>
                Déconnexion
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
