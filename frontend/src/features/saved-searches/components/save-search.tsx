import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { reasonOf } from '@/api/problem';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { toast } from '@/components/ui/toast';
import { useAuth } from '@/features/account';
import { filtersPath, type ItemFilters } from '@/features/items';
import { keptForm } from '@/lib/kept-form';
import { paths, signInPath } from '@/lib/paths';
import { savedSearchesQuery, useSaveSearch } from '../api/saved-searches';
import { filtersOf, isSameSearch, lastingFilters } from '../same-search';

/** What somebody wanted to be told of before signing in. */
const wanted = keptForm('search-to-save', { path: '' });

const LABEL = "M'avertir quand un objet correspond";

/** Has a member told when something is offered that a search finds. Nothing for one that restricts nothing that lasts. */
export function SaveSearch({ filters }: { filters: ItemFilters }) {
  const { user } = useAuth();
  const search = lastingFilters(filters);
  const path = filtersPath(search);
  if (path === paths.explorer) return null;
  return (
    <div className="grid animate-fade-in justify-items-center text-center">
      {user ? (
        <MembersButton key={path} userId={user.id} search={search} path={path} />
      ) : (
        <ButtonLink
          to={signInPath(filtersPath(filters))}
          onClick={() => wanted.save({ path })}
          size="sm"
          className="py-2"
        >
          <Bell size={18} aria-hidden className="shrink-0" />
          {LABEL}
        </ButtonLink>
      )}
    </div>
  );
}

type MembersButtonProps = {
  userId: string;
  search: ReturnType<typeof lastingFilters>;
  path: string;
};

function MembersButton({ userId, search, path }: MembersButtonProps) {
  const list = useQuery(savedSearchesQuery(userId));
  const save = useSaveSearch(userId);
  const isSaved = list.data?.some((saved) => isSameSearch(filtersOf(saved), search));
  const press = () =>
    save.mutate(search, {
      onError: (error) => toast.error(reasonOf(error) ?? "La recherche n'a pas été enregistrée."),
    });

  // They have signed in meanwhile.
  useEffect(() => {
    if (wanted.load().path !== path) return;
    wanted.forget();
    press();
  });

  if (isSaved)
    return (
      <p role="status" className="max-w-md text-balance text-ink-700">
        <BellRing size={18} aria-hidden className="mr-2 inline text-lagoon-700" />
        Recherche enregistrée&nbsp;: nous vous avertirons.{' '}
        <TextLink to={paths.savedSearches}>Mes recherches</TextLink>
      </p>
    );
  return (
    <Button
      onClick={press}
      busy={save.isPending}
      disabled={list.isPending}
      size="sm"
      className="py-2"
    >
      <Bell size={18} aria-hidden className="shrink-0" />
      {LABEL}
    </Button>
  );
}
