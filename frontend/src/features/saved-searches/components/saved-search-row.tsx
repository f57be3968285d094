import { Search, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { reasonOf } from '@/api/problem';
import type { SavedSearch } from '@/api/types';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { filtersPath } from '@/features/items';
import { useDeleteSavedSearch } from '../api/saved-searches';
import { filtersOf } from '../same-search';
import { searchWords } from '../search-words';

/** One that a member is told of: leads to what it finds. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const deletion = useDeleteSavedSearch({
    onSuccess: () => toast.success('Recherche supprimée.'),
    onError: (error) => toast.error(reasonOf(error) ?? "La recherche n'a pas été supprimée."),
  });
  const filters = filtersOf(search);
  const { title, details } = searchWords(filters);
  return (
    <Card className="flex items-center gap-1 pr-2">
      <Link
        to={filtersPath(filters)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-2xl py-3 pl-4 hover:bg-sand-50"
      >
        <Search size={20} aria-hidden className="shrink-0 text-lagoon-700" />
        <span className="grid min-w-0 gap-0.5">
          <span className="wrap-anywhere font-semibold text-ink-900">{title}</span>
          {details && <span className="wrap-anywhere text-ink-500 text-sm">{details}</span>}
        </span>
      </Link>
      <IconButton
        label={`Supprimer la recherche ${title}`}
        onClick={() => deletion.mutate(search.id)}
        disabled={deletion.isPending}
      >
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </Card>
  );
}
