import { useQuery } from '@tanstack/react-query';
import type { Rental, RentalStep } from '@/api/types';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { stepsQuery } from '../../api/list-steps';
import { RentalPhotos } from './rental-photo';

type ClaimWordsProps = { rental: Rental; events: readonly RentalStep['event'][] };

/** What the other party wrote and showed with a claim or an offer. */
export function ClaimWords({ rental, events }: ClaimWordsProps) {
  const steps = useQuery(stepsQuery(rental.id));
  if (steps.isPending) return <Skeleton className="h-16 w-full" />;
  if (steps.isError) {
    return <Failure message="Ses raisons n'ont pas pu être lues." error={steps.error} />;
  }
  const step = steps.data.find((one) => events.includes(one.event));
  if (!step) return null;
  return (
    <figure className="rounded-2xl bg-sand-100 px-4 py-3.5">
      <blockquote className="wrap-anywhere whitespace-pre-line text-ink-900">
        {step.reason}
      </blockquote>
      <RentalPhotos addresses={step.photos} label="Photos jointes" />
    </figure>
  );
}
