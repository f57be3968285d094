import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { part } from '@/components/ui/part';
import { withinPage } from '@/lib/page-step';
import { paths } from '@/lib/paths';
import type { ItemFilters } from '../api/list-items';
import { filtersPath, noFilters, readFilters } from '../explorer-filters';
import { recentSearches } from '../recent-searches';
import { type SearchOption, useSearchOptions } from '../use-search-options';

/* Loaded once somebody searches. */
const SearchOptions = part(
  async () => (await import('./search-options')).SearchOptions,
  () => null,
);

type SearchBoxProps = {
  placeholder: string;
  size?: 'md' | 'lg';
  /** In a menu whose opening is a step of the history: the search takes its place. */
  inMenu?: boolean;
  autoFocus?: boolean;
};

/**
 * Goes to the explorer, with suggestions by the combobox pattern of WAI-ARIA. On the explorer it changes the
 * text and leaves the other filters; elsewhere an empty text stays where it is.
 */
export function SearchBox({
  placeholder,
  size = 'md',
  inMenu = false,
  autoFocus = false,
}: SearchBoxProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isExplorer = pathname === paths.explorer;
  const filters = isExplorer ? readFilters(new URLSearchParams(search)) : noFilters;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(filters.q ?? '');
  // In a panel that was opened to search, what was searched lately is there at once.
  const [isOpen, setOpen] = useState(autoFocus);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [active, setActive] = useState(-1);
  const options = useSearchOptions(text, isOpen);
  const isShown = isOpen && options.length > 0;
  const chosen = isShown ? options[active] : undefined;

  // The address may change from elsewhere: another search box, Back, the reset button.
  useEffect(() => setText(filters.q ?? ''), [filters.q]);

  // Typed before the scripts had taken the page over.
  useEffect(() => setText(input.current?.value ?? ''), []);

  function go(to: ItemFilters) {
    setOpen(false);
    setText(to.q ?? '');
    if (to.q) recentSearches.add(to.q);
    navigate(filtersPath(to), { replace: inMenu, state: isExplorer ? withinPage : null });
  }

  function choose(option: SearchOption) {
    if (option.kind === 'category') go({ ...noFilters, category: option.category });
    else go({ ...filters, q: option.q });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) return choose(chosen);
    const q = text.trim() || undefined;
    if (q || filters.q) go({ ...filters, q });
  }

  function forget(search?: string) {
    if (search === undefined) recentSearches.clear();
    else recentSearches.remove(search);
    setActive(-1);
    // The button that was pressed is gone.
    input.current?.focus();
  }

  function type(typed: string) {
    setText(typed);
    setOpen(true);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (!isOpen) return setOpen(true);
    // One place more than there are options: what was typed.
    const places = options.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    setActive(-1);
  }

  return (
    <search className="relative block" onBlur={onBlur}>
      <form
        // Before the scripts are there, and without them.
        action={paths.explorer}
        onSubmit={submit}
        className={clsx(
          'flex min-w-0 items-center gap-1 rounded-2xl border bg-surface focus-within:border-lagoon-600 focus-within:ring-2 focus-within:ring-lagoon-600',
          size === 'lg' ? 'border-surface p-2 shadow-float' : 'border-ink-400/70 p-0.5',
        )}
      >
        <input
          ref={input}
          type="text"
          name="q"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${listId}-${active}`}
          aria-label={placeholder}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          // biome-ignore lint/a11y/noAutofocus: in a panel that was opened to type in it.
          autoFocus={autoFocus}
          value={text}
          onChange={({ target }) => type(target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-0 min-w-0 flex-1 bg-transparent px-3 text-ink-900 outline-none placeholder:text-ink-500"
        />
        <Button
          type="submit"
          aria-label="Rechercher"
          variant={size === 'lg' ? 'primary' : 'ghost'}
          className="px-3.5 sm:px-5"
        >
          <Search size={20} aria-hidden />
          {size === 'lg' && <span className="max-sm:hidden">Rechercher</span>}
        </Button>
      </form>
      {wasOpened && (
        <Suspense>
          <SearchOptions
            id={listId}
            options={isShown ? options : []}
            active={active}
            inMenu={inMenu}
            onChoose={choose}
            onForget={forget}
          />
        </Suspense>
      )}
    </search>
  );
}
