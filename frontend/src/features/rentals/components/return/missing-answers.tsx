import { formatInstant } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { Rental } from '@/api/types';
import { stepsQuery } from '../../api/list-steps';
import { RentalPhotos } from '../steps/rental-photo';

export type MissingAnswersProps = { rental: Rental; party: 'renter' | 'owner' };

/** What the renter has answered of an object that is said to be missing, while staff have not decided. */
export function MissingAnswers({ rental, party }: MissingAnswersProps) {
  const steps = useQuery(stepsQuery(rental.id));
  const answers = steps.data?.filter(({ event }) => event === 'answer-missing') ?? [];
  if (answers.length === 0) return null;
  const whose = party === 'renter' ? 'Votre réponse' : 'Réponse du locataire';
  return (
    <ul className="grid gap-3">
      {answers.map((step) => (
        <li key={step.at} className="rounded-2xl bg-sand-100 px-4 py-3.5 text-[0.95rem]">
          <p className="font-medium text-ink-900">
            {whose}, {formatInstant(step.at)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{step.reason}</p>
          <RentalPhotos addresses={step.photos} label={`Photos, ${whose}`} />
        </li>
      ))}
    </ul>
  );
}
