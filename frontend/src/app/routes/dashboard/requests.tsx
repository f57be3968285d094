import { formatNumber } from '@loka/client';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Rental } from '@/api/types';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LastSeenNotice } from '@/app/layout/last-seen-notice';
import { Hours } from '@/components/policy/hours';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useAuth } from '@/features/account';
import {
  FIRST,
  KeptElsewhere,
  NamedRental,
  RentalCards,
  type RentalList,
  RentalListSkeleton,
  RentalSections,
  RequestCard,
  requestsQuery,
  useRentals,
} from '@/features/rentals';
import { paths, RENTAL_PARAM } from '@/lib/paths';

const card = (rental: Rental) => <RequestCard rental={rental} />;
const notice = (name: string) => <LastSeenNotice names={[name]} />;

export default function Requests() {
  const [query] = useSearchParams();
  const named = query.get(RENTAL_PARAM);
  return (
    <>
      <DashboardTitle title="Demandes" />
      {named ? (
        <NamedRental
          id={named}
          card={card}
          back={{ to: paths.requests, label: 'Voir toutes les demandes' }}
        />
      ) : (
        <AllRequests />
      )}
    </>
  );
}

function AllRequests() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const source = requestsQuery(userId);
  const all = useRentals(source);
  const waiting = useRentals(source, { stage: 'due', statuses: ['en attente'] });
  const due = useRentals(source, { stage: 'due', statuses: ANSWERED });
  const ahead = useRentals(source, { stage: 'ahead' });
  const past = useRentals(source, { stage: 'past' });
  const answered = [
    { title: 'En cours et à venir', list: ahead, first: FIRST.ahead },
    { title: 'Passées', list: past, first: FIRST.past },
  ];
  const total = answered.reduce((sum, { list }) => sum + list.total, 0);
  const hasNone = [waiting, due, ahead, past].every(isEmpty);

  if (all.isPending) return <RentalListSkeleton />;
  if (all.error) {
    return (
      <ErrorState
        message="Une erreur est survenue lors de la récupération des locations."
        error={all.error}
        onRetry={all.retry}
      />
    );
  }
  return (
    <>
      {all.isPaged && (
        <KeptElsewhere
          shown={[waiting, due, ahead, past].flatMap(({ rentals }) => rentals)}
          belongs={({ owner_id }) => owner_id === userId}
          card={card}
        />
      )}
      {!isEmpty(due) && (
        <Section title="À faire" total={due.total}>
          <Part list={due} label="locations à faire" />
        </Section>
      )}
      <Section title="En attente" total={waiting.total}>
        {hasNone ? <NoRequest /> : isEmpty(waiting) && <None>{NONE_WAITING}</None>}
        <Part list={waiting} label="demandes en attente" />
      </Section>
      <Section title="Traitées" total={total}>
        {answered.every(({ list }) => isEmpty(list)) ? (
          <None>Vous n'avez pas de demandes traitées</None>
        ) : (
          <RentalSections sections={answered} card={card} notice={notice} level={3} />
        )}
      </Section>
    </>
  );
}

/** Its owner has answered, or time has. */
const ANSWERED: Rental['status'][] = ['acceptée', 'en cours', 'terminée', 'annulée', 'refusée'];

const isEmpty = ({ isPending, error, total }: RentalList) => !isPending && !error && total === 0;

const NONE_WAITING = "Vous n'avez pas de demandes en attente";

/** All that the page has. */
function NoRequest() {
  return (
    <Card>
      <EmptyState
        icon={Inbox}
        title={NONE_WAITING}
        action={<ButtonLink to={paths.addItem}>Ajouter un objet</ButtonLink>}
      >
        Quand quelqu'un demande un de vos objets, sa demande arrive ici. Vous avez{' '}
        <Hours of="requestTimeoutHours" /> pour répondre.
      </EmptyState>
    </Card>
  );
}

/** Beside lists that have something, no card of its own. */
function None({ children }: { children: ReactNode }) {
  return <p className="text-ink-500">{children}</p>;
}

function Part({ list, label }: { list: RentalList; label: string }) {
  return (
    <>
      {list.ownName && notice(list.ownName)}
      {list.isPending && <RentalListSkeleton />}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      <RentalCards list={list} card={card} label={label} />
    </>
  );
}

type SectionProps = { title: string; total: number; children: ReactNode };

function Section({ title, total, children }: SectionProps) {
  return (
    <section aria-label={`Demandes ${title.toLowerCase()}`} className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">
        {title}
        {total > 0 && <span className="ml-2 font-normal text-ink-500">{formatNumber(total)}</span>}
      </h2>
      {children}
    </section>
  );
}
