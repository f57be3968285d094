import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { paths } from '@/lib/paths';

const PAUSE_MS = 350;

type ExplorerSearchProps = { value: string; onChange: (text: string) => void };

/** Searches when the visitor stops typing, so that a word costs one call. */
export function ExplorerSearch({ value, onChange }: ExplorerSearchProps) {
  const [text, setText] = useState(value);
  const timer = useRef<number>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change from elsewhere: the menu's search box, Back, the reset link.
  useEffect(() => setText(value), [value]);

  function search(typed: string, pause: number) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(typed.trim()), pause);
  }

  return (
    <search className="relative">
      <form
        // Before the scripts are there, and without them.
        action={paths.explorer}
        onSubmit={(event) => {
          event.preventDefault();
          search(text, 0);
        }}
      >
        <Search
          size={20}
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-500"
        />
        <Input
          type="search"
          name="q"
          value={text}
          onChange={(event) => search(event.target.value, PAUSE_MS)}
          placeholder="Rechercher un objet..."
          aria-label="Rechercher un objet"
          enterKeyHint="search"
          className="pl-12"
        />
      </form>
    </search>
  );
}
