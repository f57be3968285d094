import { plural } from '@loka/client';
import { clsx } from 'clsx';
import { History, LayoutGrid, Search, X } from 'lucide-react';
import type { SearchOption } from '../use-search-options';

type SearchOptionsProps = {
  id: string;
  options: SearchOption[];
  /** The one that the keys have reached; −1 is none. */
  active: number;
  /** Part of the menu, not over what comes after it. */
  inMenu: boolean;
  onChoose: (option: SearchOption) => void;
  /** Of what was searched lately: one search, or all of them. */
  onForget: (search?: string) => void;
};

const ICONS = { recent: History, category: LayoutGrid, title: Search };

/** What a search box offers while somebody types; the focus stays in the box. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, options, active, inMenu, onChoose, onForget } = props;
  const isEmpty = options.length === 0;
  const areRecent = options[0]?.kind === 'recent';
  return (
    <div
      className={clsx(
        'rounded-2xl border border-sand-200 bg-surface p-1.5 text-ink-900',
        inMenu ? 'mt-2' : 'absolute inset-x-0 top-full z-20 mt-2 shadow-float',
        isEmpty && 'hidden',
      )}
    >
      <div className={clsx(areRecent && 'grid grid-cols-[1fr_auto]')}>
        <div
          id={id}
          role="listbox"
          aria-label={areRecent ? 'Recherches récentes' : 'Suggestions'}
          className="min-w-0"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y: the keys reach the options from the box.
            <div
              key={keyOf(option)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The focus stays in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-sand-100 aria-selected:bg-lagoon-50',
                areRecent && 'h-11',
              )}
            >
              <OptionWords option={option} />
            </div>
          ))}
        </div>
        {/* Beside the options, in rows of the same height: an option may hold no button. */}
        {areRecent && (
          <div>
            {options.map((option) => (
              <ForgetButton key={keyOf(option)} option={option} onForget={onForget} />
            ))}
          </div>
        )}
      </div>
      {areRecent && (
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onForget()}
          className="min-h-11 rounded-xl px-3 font-semibold text-lagoon-700 text-sm hover:underline"
        >
          Effacer les recherches récentes
        </button>
      )}
      <p role="status" className="sr-only">
        {!isEmpty && plural(options.length, 'suggestion')}
      </p>
    </div>
  );
}

const keyOf = (option: SearchOption) =>
  option.kind === 'category' ? option.category : `${option.kind} ${option.q}`;

function OptionWords({ option }: { option: SearchOption }) {
  const Icon = ICONS[option.kind];
  return (
    <>
      <Icon size={18} aria-hidden className="shrink-0 text-ink-500" />
      {option.kind === 'category' ? (
        <span>
          {option.label} <span className="text-ink-500 text-sm">Catégorie</span>
        </span>
      ) : (
        <span
          className={clsx(
            'min-w-0',
            option.kind === 'recent' ? 'truncate' : 'wrap-anywhere line-clamp-2',
          )}
        >
          {option.q}
        </span>
      )}
    </>
  );
}

type ForgetButtonProps = { option: SearchOption; onForget: (search: string) => void };

function ForgetButton({ option, onForget }: ForgetButtonProps) {
  if (option.kind === 'category') return null;
  return (
    <button
      type="button"
      aria-label={`Oublier la recherche «\u00a0${option.q}\u00a0»`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onForget(option.q)}
      className="grid size-11 place-items-center rounded-xl text-ink-500 hover:bg-sand-100 hover:text-ink-900"
    >
      <X size={18} aria-hidden />
    </button>
  );
}
