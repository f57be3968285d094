import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Item, ItemDetail } from '@/api/types';
import { TextLink } from '@/components/ui/text-link';
import { ItemGrid, ItemGridSkeleton, similarItemsQuery } from '@/features/items';
import { newestOfOwnerQuery } from '@/features/owners';
import { paths } from '@/lib/paths';

const MOST = 4;

/** What else somebody may like who has read about an object. */
export default function ItemSuggestions({ item }: { item: ItemDetail }) {
  const similar = useQuery(similarItemsQuery(item.id));
  const ofOwner = useQuery(newestOfOwnerQuery(item.ownerId));
  const others = ofOwner.data?.filter(({ id }) => id !== item.id).slice(0, MOST);
  // Each once, even where the owner has the only similar ones.
  const unlisted = similar.data?.filter(({ id }) => !others?.some((other) => other.id === id));
  return (
    <>
      <Suggested title="Objets similaires" items={unlisted} isAwaited={similar.isPending} />
      <Suggested
        title={`Autres objets de ${item.ownerName}`}
        items={others}
        isAwaited={ofOwner.isPending}
      >
        <TextLink to={paths.owner(item.ownerId)}>Voir sa page</TextLink>
      </Suggested>
    </>
  );
}

type SuggestedProps = {
  title: string;
  /** Undefined while they are awaited, and when they could not be had. */
  items: Item[] | undefined;
  isAwaited: boolean;
  children?: ReactNode;
};

function Suggested({ title, items = [], isAwaited, children }: SuggestedProps) {
  if (!isAwaited && items.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="wrap-anywhere text-2xl">{title}</h2>
        {children}
      </div>
      {isAwaited ? <ItemGridSkeleton count={MOST} /> : <ItemGrid items={items} />}
    </section>
  );
}
