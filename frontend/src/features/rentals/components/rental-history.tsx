import {
  formatActor,
  formatDoneOffline,
  formatFcfa,
  formatGain,
  formatInstant,
  formatStep,
} from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Rental, RentalStep } from '@/api/types';
import { Disclosure } from '@/components/ui/disclosure';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { DocumentLink, documents } from '@/features/documents';
import { stepsQuery } from '../api/list-steps';
import { RentalPhotos } from './rental-photo';

type RentalHistoryProps = { rental: Rental; party: 'renter' | 'owner' };

/** Every step of a rental with what it gave and took; read once somebody opens it. */
export function RentalHistory({ rental, party }: RentalHistoryProps) {
  const [open, setOpen] = useState(false);
  const steps = useQuery({ ...stepsQuery(rental.id), enabled: open });
  return (
    <Disclosure label="Historique" onToggle={(event) => setOpen(event.currentTarget.open)}>
      {steps.isPending && open && <Skeleton className="mt-1 h-12 w-full" />}
      {steps.isError && <Failure message="L'historique n'a pas pu être lu." error={steps.error} />}
      <ol className="mt-1 grid gap-3 border-sand-200 border-l-2 pl-4">
        {steps.data?.map((step) => (
          <Step key={`${step.at} ${step.event}`} rental={rental} step={step} party={party} />
        ))}
      </ol>
    </Disclosure>
  );
}

function Step({ rental, step, party }: RentalHistoryProps & { step: RentalStep }) {
  const doneOffline = formatDoneOffline(step);
  const { receipt } = step;
  return (
    <li className="text-[0.95rem]">
      <p className="font-medium text-ink-900">{formatStep(step)}</p>
      <p className="text-ink-500 text-sm">
        {formatInstant(step.at)}, {formatActor(step)}
        {doneOffline && <span className="block">{doneOffline}</span>}
      </p>
      {step.claimed !== null && (
        <p className="text-sm tabular-nums">
          Sur la caution{' '}: {formatFcfa(step.claimed)}
        </p>
      )}
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
