import { formatPeriod } from '@loka/client';
import { clsx } from 'clsx';
import { PackageX } from 'lucide-react';
import type { Item } from '@/api/types';
import { Button } from '@/components/ui/button';
import { useFavourite } from '@/features/favourites';
import { ItemCard } from './item-card';
import { GRID } from './item-grid';

/** An object that somebody keeps an eye on, with the days looked at last. */
type KeptItem = {
  id: string;
  /** What it was called, where that is known of one that is gone. */
  title?: string;
  start?: string | null;
  end?: string | null;
  /** Null when it is gone: its owner deleted it, or staff hid it. */
  item: Item | null;
};

/* The lines of a card, and two below it: they are as high as those of the cards beside it, and none when no card has them. */
const KEPT_ROWS = 'row-span-7 grid grid-cols-1 grid-rows-subgrid';

type KeptItemsProps = { kept: readonly KeptItem[]; columns?: 3 | 4 };

export function KeptItems({ kept, columns = 4 }: KeptItemsProps) {
  return (
    <ul className={clsx(GRID, columns === 4 && 'lg:grid-cols-4')}>
      {kept.map(({ item, ...one }) => (
        <li key={one.id} className={KEPT_ROWS}>
          {item ? <Kept item={item} days={one} /> : <Gone kept={one} />}
        </li>
      ))}
    </ul>
  );
}

function Kept({ item, days: { start, end } }: { item: Item; days: Omit<KeptItem, 'item'> }) {
  return (
    <>
      <ItemCard item={item} dates={{ from: start ?? undefined, to: end ?? undefined }} />
      {!item.available && (
        <p className="mt-1 font-medium text-clay-700 text-sm">Pas disponible pour le moment</p>
      )}
      {start && end && (
        <p className="mt-1 text-ink-500 text-sm">Vos dates&nbsp;: {formatPeriod(start, end)}</p>
      )}
    </>
  );
}

function Gone({ kept: { id, title = 'Objet retiré' } }: { kept: Omit<KeptItem, 'item'> }) {
  const { drop } = useFavourite(id);
  return (
    <article className="row-span-7 grid content-start gap-3">
      <div className="grid aspect-[4/3] place-items-center rounded-2xl bg-sand-200 text-ink-400">
        <PackageX size={32} aria-hidden />
      </div>
      <div className="grid justify-items-start gap-1">
        <h3 className="wrap-anywhere line-clamp-3 font-sans font-semibold text-base text-ink-500 tracking-normal">
          {title}
        </h3>
        <p className="text-ink-500 text-sm">Cet objet n'est plus proposé.</p>
        <Button variant="ghost" size="sm" className="-ml-3" onClick={drop}>
          Retirer<span className="sr-only"> {title} des favoris</span>
        </Button>
      </div>
    </article>
  );
}
