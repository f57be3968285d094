import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import type { RentalStepsProps } from './rental-steps';

/** The steps of a rental, and what draws them, read once somebody opens it. */
export function RentalHistory(props: RentalStepsProps) {
  const [open, setOpen] = useState(false);
  const { data: Steps, error } = useQuery({
    queryKey: ['parts', 'rental-steps'],
    queryFn: async () => (await import('./rental-steps')).RentalSteps,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    enabled: open,
  });
  return (
    <Disclosure
      label="Historique"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      // On paper, a history that was not read would be a title with nothing below.
      className={open ? undefined : 'print:hidden'}
    >
      {open && !Steps && !error && <Skeleton className="mt-1 h-12 w-full" />}
      {error && <Failure message="L'historique n'a pas pu être lu." error={error} />}
      {open && Steps && <Steps {...props} />}
    </Disclosure>
  );
}
