import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ExplorerFilters } from '../explorer-filters';
import { FilterPanel } from './filter-panel';

export type FilterSheetProps = Pick<ExplorerFilters, 'filters' | 'active' | 'change' | 'reset'> & {
  open: boolean;
  onClose: () => void;
  /** Closes it and leads to the results. */
  onShow: () => void;
  /** How many they are, in words. */
  found: string | undefined;
};

/** The filters on a phone, above what they find. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, onShow, found, active, reset } = props;
  const show = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onOpenChange={onClose} title="Filtres">
      <FilterPanel {...props} />
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex gap-2 border-sand-200 border-t bg-surface px-6 pt-3 pb-[max(0.75rem,var(--safe-bottom))]">
        {active > 0 && (
          <Button
            variant="secondary"
            size="lg"
            onClick={() => {
              reset();
              show.current?.focus();
            }}
            className="px-3!"
          >
            Effacer
            <span className="sr-only"> les filtres</span>
          </Button>
        )}
        <Button ref={show} size="lg" onClick={onShow} className="min-w-0 flex-1 px-2!">
          <span aria-live="polite">{found ? `Voir ${found}` : 'Voir les objets'}</span>
        </Button>
      </div>
    </Dialog>
  );
}
