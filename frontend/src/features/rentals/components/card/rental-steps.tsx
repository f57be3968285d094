import {
  formatActor,
  formatDoneOffline,
  formatGain,
  formatInstant,
  formatNamedAmount,
  formatPostponed,
  formatStep,
} from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { Rental, RentalStep } from '@/api/types';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { DocumentLink, documents } from '@/features/documents';
import { stepsQuery } from '../../api/list-steps';
import { RentalPhotos } from '../steps/rental-photo';

export type RentalStepsProps = { rental: Rental; party: 'renter' | 'owner' };

/** Every step of a rental with what it gave and took. */
export function RentalSteps({ rental, party }: RentalStepsProps) {
  const steps = useQuery(stepsQuery(rental.id));
  return (
    <>
      {steps.isPending && <Skeleton className="mt-1 h-12 w-full" />}
      {steps.isError && <Failure message="L'historique n'a pas pu être lu." error={steps.error} />}
      <ol className="mt-1 grid gap-3 border-sand-200 border-l-2 pl-4 empty:hidden">
        {steps.data?.map((step) => (
          <Step key={`${step.at} ${step.event}`} rental={rental} step={step} party={party} />
        ))}
      </ol>
    </>
  );
}

function Step({ rental, step, party }: RentalStepsProps & { step: RentalStep }) {
  const doneOffline = formatDoneOffline(step);
  const named = formatNamedAmount(step);
  const postponed = formatPostponed(step);
  const { receipt } = step;
  return (
    <li className="text-[0.95rem]">
      <p className="font-medium text-ink-900">{formatStep(step)}</p>
      <p className="text-ink-500 text-sm">
        {formatInstant(step.at)}, {formatActor(step, party)}
        {doneOffline && <span className="block">{doneOffline}</span>}
      </p>
      {named && <p className="text-sm tabular-nums">{named}</p>}
      {postponed && <p className="text-sm">{postponed}</p>}
      {step.reason && (
        <p className="wrap-anywhere whitespace-pre-line text-sm">«{` ${step.reason} `}»</p>
      )}
      <RentalPhotos addresses={step.photos} label={`Photos, ${formatStep(step)}`} />
      {step.amounts.map(({ party: whose, amount }) => (
        <p key={whose} className="text-sm tabular-nums">
          {whose === party ? 'Vous' : OTHERS[whose]}
          {'\u00a0'}: <span className="whitespace-nowrap">{formatGain(amount)}</span>
        </p>
      ))}
      {receipt && (
        <DocumentLink
          read={() => documents.receiptOfStep(receipt)}
          about={`${formatStep(step)}, ${rental.itemTitle}`}
          className="mr-4"
        >
          Reçu
        </DocumentLink>
      )}
      {CONTRACT_STEPS.includes(step.event) && rental.contract_version !== null && (
        <DocumentLink read={() => documents.contractOfRental(rental.id)} about={rental.itemTitle}>
          {step.event === 'accept' ? 'Contrat' : 'Contrat et son annexe'}
        </DocumentLink>
      )}
    </li>
  );
}

/** What the contract says: the acceptance, and in its annex what was agreed upon since. */
const CONTRACT_STEPS: readonly RentalStep['event'][] = [
  'accept',
  'pay-extension',
  'accept-shortening',
];

const OTHERS = { renter: 'Locataire', owner: 'Propriétaire' };
