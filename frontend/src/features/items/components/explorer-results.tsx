import { SearchX } from 'lucide-react';
import type { Item } from '@/api/types';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Dates } from '../dates-choice';
import { ItemGrid } from './item-grid';

type ExplorerResultsProps = {
  items: Item[];
  /** Older results, dimmed while the new ones are on their way. */
  stale: boolean;
  /** Those that were searched for. */
  dates: Dates;
  onReset: () => void;
};

export function ExplorerResults({ items, stale, dates, onReset }: ExplorerResultsProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="Aucun résultat ne correspond à votre recherche"
        action={
          <Button variant="secondary" onClick={onReset}>
            Réinitialiser les filtres
          </Button>
        }
      >
        Essayez un mot plus court, d'autres dates, une autre catégorie ou un prix plus large.
      </EmptyState>
    );
  }
  return (
    <div className={stale ? 'opacity-50 transition-opacity delay-150' : undefined}>
      <ItemGrid items={items} columns={3} isFirst dates={dates} />
    </div>
  );
}
