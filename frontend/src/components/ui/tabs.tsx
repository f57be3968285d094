import { formatNumber } from '@loka/client';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What the selected tab shows. */
  children: ReactNode;
};

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs, in several rows where one is too narrow; arrow keys move along them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEP[event.key];
    if (!step) return;
    const index = tabs.findIndex((tab) => tab.id === value);
    const next = (index + step + tabs.length) % tabs.length;
    const target = tabs[next];
    if (!target) return;
    onChange(target.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-1.5 sm:gap-2"
      >
        {tabs.map((tab) => {
          const selected = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={selected}
              aria-controls={`${base}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={clsx(
                'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-2.5 font-medium max-sm:text-sm sm:gap-2 sm:px-4 transition-colors',
                selected
                  ? 'border-lagoon-700 bg-lagoon-700 text-white'
                  : 'border-sand-300 bg-surface text-ink-700 hover:border-ink-400',
              )}
            >
              <span className="wrap-anywhere">{tab.label}</span>
              {tab.count !== undefined && (
                <span className={clsx('text-sm', selected ? 'text-lagoon-100' : 'text-ink-500')}>
                  {formatNumber(tab.count)}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
