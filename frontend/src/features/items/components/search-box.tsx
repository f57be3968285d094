import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { explorerPath, paths } from '@/lib/paths';

type SearchBoxProps = {
  placeholder: string;
  size?: 'md' | 'lg';
};

/** Goes to the explorer; an empty text stays where it is. */
export function SearchBox({ placeholder, size = 'md' }: SearchBoxProps) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (!q) return;
    navigate(explorerPath({ q }));
  }

  return (
    <search>
      <form
        // Before the scripts are there, and without them.
        action={paths.explorer}
        onSubmit={submit}
        className={clsx(
          'flex items-center gap-1 rounded-2xl border bg-surface focus-within:border-lagoon-600 focus-within:ring-2 focus-within:ring-lagoon-600',
          size === 'lg' ? 'border-surface p-2 shadow-float' : 'border-ink-400/70 p-1',
        )}
      >
        <input
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 bg-transparent px-3 text-ink-900 outline-none placeholder:text-ink-500"
        />
        <Button type="submit" aria-label="Rechercher" className="px-3.5 sm:px-5">
          <Search size={20} aria-hidden />
          {size === 'lg' && <span className="max-sm:hidden">Rechercher</span>}
        </Button>
      </form>
    </search>
  );
}
