import { dayOf, formatMonthAndYear, formatNumber, plural } from '@loka/client';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnerPage } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';

/** Who the owner is, and how they let. */
export function OwnerFacts({ owner }: { owner: OwnerPage }) {
  const since = dayOf(new Date(owner.since)).slice(0, 7);
  return (
    <header className="grid gap-6">
      <div className="flex items-center gap-4">
        <Avatar name={owner.name} src={owner.avatar} size="lg" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl">{owner.name}</h1>
          <p className="text-ink-500">Sur Loka depuis {formatMonthAndYear(since)}</p>
          {owner.verified && (
            <p className="mt-1 flex items-center gap-1.5 font-medium text-lagoon-800">
              <BadgeCheck size={18} aria-hidden />
              Identité vérifiée
            </p>
          )}
        </div>
      </div>
      <dl className="pairs gap-x-6 gap-y-4 border-sand-200 border-y py-5 sm:flex sm:flex-wrap sm:gap-x-12">
        <Fact label="Note">
          {owner.rating.count > 0 ? (
            <a href="#reviews" className="hover:underline">
              <Stars {...owner.rating} />
            </a>
          ) : (
            <Stars {...owner.rating} />
          )}
        </Fact>
        <Fact label="Locations terminées">{formatNumber(owner.rentals)}</Fact>
        <Fact label="Demandes avec réponse">
          {owner.answers ? `${owner.answers.rate}\u00a0%` : 'Pas encore connu'}
        </Fact>
        <Fact label="Répond en général en">
          {owner.answers?.typicalMinutes
            ? inWords(owner.answers.typicalMinutes)
            : 'Pas encore connu'}
        </Fact>
      </dl>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-500 text-sm">{label}</dt>
      <dd className="font-semibold text-ink-900">{children}</dd>
    </div>
  );
}

function inWords(minutes: number): string {
  if (minutes < 60) return plural(minutes, 'minute');
  return plural(Math.round(minutes / 60), 'heure');
}
