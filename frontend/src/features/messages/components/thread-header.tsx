import { formatPeriod } from '@loka/client';
import { ArrowLeft, Ban, EllipsisVertical, Package } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Thread } from '@/api/types';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/lib/paths';
import { BlockDialog } from './block-dialog';

/** What the talk is about and with whom, always in sight. */
export function ThreadHeader({ thread }: { thread: Thread }) {
  const [isBlocking, setIsBlocking] = useState(false);
  const { item, rental, party, other } = thread;
  const rentals = party === 'owner' ? paths.requests : paths.myRentals;
  return (
    <header className="flex items-center gap-3">
      <Link
        to={paths.messages}
        aria-label="Tous les messages"
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-700 hover:bg-sand-100"
      >
        <ArrowLeft size={22} aria-hidden />
      </Link>
      <Link to={paths.item(item.id)} aria-hidden tabIndex={-1} className="shrink-0">
        <Picture
          src={item.image ?? undefined}
          alt=""
          sizes="3rem"
          className="size-12 rounded-xl"
          eager
        />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-sans font-semibold text-base tracking-normal">{other.name}</h1>
        {/* Cut by itself: as wide as its words it would lie under the button beside it. */}
        <Link
          to={rental ? rentals : paths.item(item.id)}
          className="block truncate py-0.5 font-medium text-lagoon-700 text-sm hover:underline"
        >
          {item.title}
        </Link>
        {rental && (
          <p className="truncate text-ink-500 text-sm">
            {formatPeriod(rental.start_date, rental.end_date)}
          </p>
        )}
      </div>
      <Menu
        trigger={
          <IconButton label="Autres actions" className="-mr-2">
            <EllipsisVertical size={20} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to={paths.item(item.id)}>
            <Package size={18} aria-hidden />
            Voir l'objet
          </Link>
        </MenuItem>
        <MenuItem danger={!other.blocked} onSelect={() => setIsBlocking(true)}>
          <Ban size={18} aria-hidden />
          {other.blocked ? 'Débloquer' : 'Bloquer'}
        </MenuItem>
      </Menu>
      <BlockDialog thread={thread} open={isBlocking} onClose={() => setIsBlocking(false)} />
    </header>
  );
}
