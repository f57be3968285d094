import { formatFcfa, formatPeriod } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SafeguardedMoney } from '@/api/types';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { paths } from '@/lib/paths';
import { safeguardedQuery } from '../api/get-safeguarded';

/** More are shown on request, so that they do not push the transactions away. */
const SHOWN = 2;

type Rental = SafeguardedMoney['rentals'][number];

/** What Loka keeps of what the member paid, of which rentals, and until when; nothing when there is none. */
export function Safeguarded() {
  const kept = useQuery(safeguardedQuery);
  const [all, setAll] = useState(false);
  if (kept.isLoadingError) return <ErrorState error={kept.error} onRetry={kept.refetch} />;
  if (!kept.data?.amount) return null;
  const { amount, rentals } = kept.data;
  const shown = all ? rentals : rentals.slice(0, SHOWN);
  return (
    <Card>
      <section aria-labelledby="safeguarded">
        <div className="grid gap-1.5 px-4 pt-4 pb-3 sm:px-5 sm:pt-5">
          <h2
            id="safeguarded"
            className="flex items-start gap-x-2 text-wrap text-ink-900 text-lg tabular-nums sm:text-xl"
          >
            <ShieldCheck
              size={20}
              aria-hidden
              className="mt-0.5 shrink-0 sm:mt-1 text-lagoon-700"
            />
            <span className="min-w-0">
              Gardé par Loka&nbsp;: <span className="whole-number">{formatFcfa(amount)}</span>
            </span>
          </h2>
          <p className="text-pretty text-ink-500 text-sm">{ruleOf(rentals)}</p>
        </div>
        <ul className="divide-y divide-sand-200 border-sand-200 border-t">
          {shown.map((rental) => (
            <Kept key={rental.rental_id} rental={rental} />
          ))}
        </ul>
        {shown.length < rentals.length && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-12 w-full border-sand-200 border-t px-4 font-medium text-lagoon-700 text-sm hover:underline"
          >
            Voir les {rentals.length} locations
          </button>
        )}
      </section>
    </Card>
  );
}

/** Until when it stays, of what there is. */
function ruleOf(rentals: readonly Rental[]): string {
  const sentences = ['Ces sommes ne font pas partie de votre solde.'];
  if (rentals.some(({ rent }) => rent > 0)) {
    sentences.push(
      "Le prix d'une location attend la réponse du propriétaire, et vous revient s'il refuse.",
    );
  }
  if (rentals.some(({ deposit }) => deposit > 0)) {
    sentences.push("Une caution reste ici jusqu'après le retour.");
  }
  return sentences.join(' ');
}

function Kept({ rental }: { rental: Rental }) {
  const { rental_id, itemTitle, ownerName, start_date, end_date, amount } = rental;
  return (
    <li className="relative px-4 py-3 hover:bg-sand-50 sm:px-5">
      <p className="flex flex-wrap items-baseline justify-end gap-x-4">
        <Link
          to={paths.myRental(rental_id)}
          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 basis-32 font-medium text-ink-900 after:absolute after:inset-0 hover:underline"
        >
          {itemTitle}
        </Link>
        <span className="whitespace-nowrap font-semibold text-ink-900 tabular-nums">
          {formatFcfa(amount)}
        </span>
      </p>
      <p className="wrap-anywhere text-ink-500 text-sm">
        {formatPeriod(start_date, end_date)} · avec {ownerName}
      </p>
      <p className="text-ink-500 text-sm tabular-nums">{partsOf(rental)}</p>
    </li>
  );
}

/** What the sum is made of, with the amounts where there is more than one. */
function partsOf({ rent, delivery_fee, deposit, undecided }: Rental): string {
  const parts = [
    { name: 'Prix de la location', francs: rent },
    { name: 'Livraison', francs: delivery_fee },
    { name: undecided ? 'Caution, partage à décider' : 'Caution', francs: deposit },
  ].filter(({ francs }) => francs > 0);
  if (parts.length === 1) return parts[0]?.name ?? '';
  return parts.map(({ name, francs }) => `${name}\u00a0${formatFcfa(francs)}`).join(' · ');
}
