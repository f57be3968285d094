import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { Item } from '@/api/types';
import { Button } from '@/components/ui/button';
import { useAuth } from '@/features/account';
import { useFavourite } from '../use-favourite';

type FavouriteButtonProps = {
  item: Pick<Item, 'id' | 'title' | 'ownerId'>;
  /** Whether there is room for words beside the heart. */
  label?: boolean;
  className?: string;
};

/** A heart: keeps an object, or no longer. Nobody keeps what is their own. */
export function FavouriteButton({ item, label = false, className }: FavouriteButtonProps) {
  const { user } = useAuth();
  const { isKept, keep, drop } = useFavourite(item.id);
  if (user?.id === item.ownerId) return null;
  const press = () => (isKept ? drop() : keep());
  const heart = (
    <Heart size={20} aria-hidden className={isKept ? 'fill-clay-600 text-clay-600' : undefined} />
  );
  if (label)
    return (
      <Button variant="secondary" aria-pressed={isKept} onClick={press} className={className}>
        {heart}
        {isKept ? 'Dans vos favoris' : 'Ajouter aux favoris'}
      </Button>
    );
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Favori\u00a0: ${item.title}`}
      onClick={press}
      className={clsx(
        'grid size-11 place-items-center rounded-full text-ink-900 transition-transform active:scale-90',
        className,
      )}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 shadow-sm">
        {heart}
      </span>
    </button>
  );
}
