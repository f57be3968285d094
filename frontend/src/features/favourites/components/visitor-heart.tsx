import { plural } from '@loka/client';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useVisitorFavourites } from '../use-visitor-favourites';

/** Leads whoever has not signed in to what they keep, as soon as there is something. */
export function VisitorHeart() {
  const { length: count } = useVisitorFavourites();
  if (count === 0) return null;
  const label = `Mes favoris, ${plural(count, 'objet')}`;
  return (
    <Link
      to={paths.visitorFavourites}
      aria-label={label}
      title={label}
      className="relative inline-grid size-[44px] shrink-0 place-items-center rounded-full text-ink-700 hover:bg-sand-100 hover:text-ink-900"
    >
      <Heart size={22} aria-hidden className="fill-clay-600 text-clay-600" />
      <span
        aria-hidden
        className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-ink-900 px-1 font-semibold text-count text-sand-50 tabular-nums"
      >
        {count}
      </span>
    </Link>
  );
}
