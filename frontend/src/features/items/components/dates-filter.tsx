import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DayButton } from '@/components/ui/day-button';
import { part } from '@/components/ui/part';
import { Skeleton } from '@/components/ui/skeleton';
import type { Dates } from '../dates-choice';

/** Loaded when somebody wants to choose. */
const DatesCalendar = part(async () => (await import('./dates-calendar')).default);

type DatesFilterProps = { value: Dates; onChange: (dates: Dates) => void };

/** First day and day of return. Both are chosen before anything is searched. */
export function DatesFilter({ value, onChange }: DatesFilterProps) {
  const [begun, setBegun] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const lastButton = useRef<HTMLButtonElement>(null);
  const { from, to }: Dates = begun ? { from: begun } : value;

  // The filters may be changed from elsewhere: Back, the reset button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dates of the address are what ends a choice.
  useEffect(() => setBegun(undefined), [value.from, value.to]);

  function choose(dates: Dates) {
    if (!dates.to) return setBegun(dates.from);
    close();
    onChange(dates);
  }

  function close() {
    setBegun(undefined);
    setOpen(false);
    lastButton.current?.focus();
  }

  const toggle = () => (isOpen ? close() : setOpen(true));
  return (
    <div className="grid gap-3">
      <div className="pairs gap-3 lg:grid-cols-1">
        <DayButton label="Du" value={from ?? ''} isNext={isOpen && !begun} onClick={toggle} />
        <DayButton
          ref={lastButton}
          label="Au (retour)"
          value={to ?? ''}
          isNext={isOpen && begun !== undefined}
          onClick={toggle}
        />
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-84 rounded-xl" />}>
          <DatesCalendar value={{ from, to }} onChange={choose} onEscape={close} />
        </Suspense>
      )}
      {value.from && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 justify-self-start"
          onClick={() => {
            close();
            onChange({ from: undefined, to: undefined });
          }}
        >
          Effacer les dates
        </Button>
      )}
    </div>
  );
}
