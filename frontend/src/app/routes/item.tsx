import { ApiError, daysBetween, formatDay, formatFcfa, perPiece } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ALREADY_PENDING } from '@/api/known-before.fr';
import type { ItemDetail, Quote } from '@/api/types';
import { AbsentHead, PageHead } from '@/components/head/page-head';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { part } from '@/components/ui/part';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenNear } from '@/components/ui/when-near';
import { useAuth } from '@/features/account';
import { type BillingRequest, deliveryMessage } from '@/features/billing';
import { FavouriteButton, useLookedAt } from '@/features/favourites';
import { useCountView } from '@/features/figures';
import {
  ItemDetails,
  ItemGallery,
  ItemHeading,
  ItemSkeleton,
  itemQuery,
  OwnerCard,
} from '@/features/items';
import {
  RequestBar,
  type RequestDraft,
  RequestWithoutScript,
  scrollToRequest,
  useStanding,
} from '@/features/rentals';
import { ReportButton } from '@/features/reports';
import { ItemReviews } from '@/features/reviews';
import { ShareButton } from '@/features/sharing';
import { mustBeVerified, VerifiedRenterNote } from '@/features/verification';
import { readDates } from '@/lib/asked-dates';
import {
  CONTINUED_PARAM,
  continuedRequestPath,
  paths,
  REQUEST_ANCHOR,
  signInPath,
} from '@/lib/paths';
import { picturesOf } from '@/lib/picture';
import { whenIdle } from '@/lib/when-idle';
import { itemStructuredData } from './item-structured-data';

/** Loaded when they are about to be seen. The form depends on the day, and on what was typed on this device. */
const loadRequestForm = async () => (await import('./item-request-form')).default;
const RequestForm = part(loadRequestForm);
const ItemQuartier = part(async () => (await import('./item-quartier')).default);
const ItemSuggestions = part(async () => (await import('./item-suggestions')).default);

export default function ItemPage() {
  const { id = '' } = useParams();
  // Of another object nothing is kept: neither the picture that is shown nor what was typed.
  return <PageOf key={id} id={id} />;
}

function PageOf({ id }: { id: string }) {
  const { data: item, error, refetch } = useQuery(itemQuery(id));
  const { user } = useAuth();
  useCountView(item?.id);

  // An address that is not even an id (400) is as absent as an unknown one (404).
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <ItemNotFound />;
  // What could not be read again is still shown.
  if (error && !item) {
    return (
      <div className="page py-16">
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!item) return <ItemSkeleton />;

  return (
    <div className="page flex flex-col gap-8 pb-16 print:gap-4 print:py-0 print:[zoom:0.8] [reading-flow:flex-visual] sm:pt-6 lg:grid lg:grid-cols-[1fr_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:pt-10">
      <PageHead
        title={`${item.title} · Loka`}
        description={descriptionOf(item)}
        card={item.available ? cardOf(item) : undefined}
      />
      <ForSearchEngines item={item} />
      <div className="min-w-0 print:max-w-56">
        <ItemGallery
          title={item.title}
          images={picturesOf(item.images)}
          facts={item.pictures}
          openable
        />
      </div>
      {/* One column beside the pictures; on a phone its two halves go around the description. */}
      <div className="contents lg:row-span-2 lg:grid lg:content-start lg:gap-6">
        <div className="grid grid-cols-1 gap-6">
          <ItemHeading item={item} />
          <Keep item={item} />
          <OwnerCard item={item} isOwn={user?.id === item.ownerId} />
        </div>
        <Card id={REQUEST_ANCHOR} className="order-3 p-5 sm:p-6 print:hidden">
          <Request item={item} />
        </Card>
      </div>
      <div className="order-1 grid min-w-0 content-start gap-10 print:gap-5">
        <ItemDetails item={item} />
        <Quartier location={item.location} />
        <ItemReviews item={item} />
        <ReportLinks item={item} />
      </div>
      <RequestBar item={item} />
      <WhenNear
        toCome={SUGGESTIONS_TO_COME}
        className="order-4 grid grid-cols-1 gap-10 lg:col-span-2 noscript:hidden print:hidden"
      >
        <ItemSuggestions item={item} />
      </WhenNear>
    </div>
  );
}

/** They read the page as it was served; a browser keeps it so, without the script that made it. */
const ForSearchEngines = ({ item }: { item: ItemDetail }) => (
  <div
    hidden
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as text it would be escaped, which is no JSON.
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? itemStructuredData(item) : '' }}
  />
);

/** As high as the map with the words beside it, or below it on a phone. */
const QUARTIER_TO_COME = <div className="h-[26rem] sm:h-72" />;

/** Of an object of which the city alone is said there is nothing to show. */
function Quartier({ location }: Pick<ItemDetail, 'location'>) {
  if (!location.includes(', ')) return null;
  return (
    <section aria-labelledby="quartier" className="noscript:hidden print:hidden">
      <h2 id="quartier" className="mb-4 text-2xl">
        Où se trouve l'objet
      </h2>
      <WhenNear toCome={QUARTIER_TO_COME}>
        <ItemQuartier location={location} />
      </WhenNear>
    </section>
  );
}

/** As high as two rows of objects with their titles. */
const SUGGESTIONS_TO_COME = <div className="h-[74rem] sm:h-[52rem]" />;

const LONGEST_DESCRIPTION = 160;

/** What a search engine shows under the title. */
function descriptionOf({ price, priceUnit, pieces, location, description }: ItemDetail): string {
  const facts = `À louer à ${location}, ${formatFcfa(price)} par ${perPiece(priceUnit, pieces)}.`;
  const text = `${facts} ${description}`.replaceAll(/\s+/g, ' ').trim();
  return text.length > LONGEST_DESCRIPTION
    ? `${[...text].slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
    : text;
}

/** Messengers keep what they have read of an address: a change has another. */
const cardOf = ({ id, version, title, price, priceUnit, pieces, location }: ItemDetail) => ({
  path: `${paths.shareCard(id)}?v=${version}`,
  says: `${title}, ${formatFcfa(price)} par ${perPiece(priceUnit, pieces)}, ${location}`,
});

/** For later, or for somebody else. */
function Keep({ item }: { item: ItemDetail }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-3 sm:gap-3">
      <FavouriteButton item={item} label />
      <ShareButton item={item} />
    </div>
  );
}

function ReportLinks({ item }: { item: ItemDetail }) {
  const { user } = useAuth();
  if (user?.id === item.ownerId) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      <ReportButton kind="item" subjectId={item.id}>
        Signaler cet objet
      </ReportButton>
      <ReportButton kind="member" subjectId={item.ownerId}>
        Signaler ce membre
      </ReportButton>
    </p>
  );
}

/** As high as the form without its quote, on a phone and beside the pictures. */
const FORM_TO_COME = (
  <div className="relative noscript:hidden">
    <Skeleton className="h-[60rem] rounded-2xl lg:h-[58rem]" />
    <p className="absolute inset-x-0 top-24 text-center text-ink-500">
      Chargement du formulaire...
    </p>
  </div>
);

function Request({ item }: { item: ItemDetail }) {
  const isNamed = useLocation().hash === `#${REQUEST_ANCHOR}`;
  const { user } = useAuth();
  const { standing, isKnown } = useStanding(item);
  const { isContinued, dates } = useAsked();
  const lookAt = useLookedAt(item.id);
  const navigate = useNavigate();

  // On a slow line a tap on the bar's button would wait for it.
  useEffect(() => (standing === 'open' ? whenIdle(loadRequestForm) : undefined), [standing]);

  // When the page looked for the form to scroll to, it had not loaded its item.
  useEffect(() => {
    if (isNamed) scrollToRequest();
  }, [isNamed]);

  switch (standing) {
    case 'own':
      return (
        <Alert
          action={
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={paths.editItem(item.id)}>Modifier</ButtonLink>
              <ButtonLink to={paths.itemCalendar(item.id)} variant="secondary">
                Calendrier
              </ButtonLink>
            </div>
          }
        >
          <p>C'est votre annonce.</p>
          {item.missing && (
            <p>
              L'objet est signalé non rendu{'\u00a0'}: il n'est pas proposé tant que ce n'est pas
              réglé.
            </p>
          )}
        </Alert>
      );
    case 'unavailable':
      return (
        <Alert tone="warning">
          <p>Cet objet n'est pas disponible à la location pour le moment.</p>
          {item.missing && <p>Son dernier locataire ne l'a pas encore rendu.</p>}
          {item.pausedUntil && <p>Disponible à nouveau le {formatDay(item.pausedUntil)}.</p>}
        </Alert>
      );
    case 'pending':
      return (
        <Alert
          tone="warning"
          action={<ButtonLink to={paths.myRentals}>Voir mes locations</ButtonLink>}
        >
          <p>{ALREADY_PENDING}</p>
        </Alert>
      );
  }
  if (isContinued && !isKnown) return FORM_TO_COME;

  if (standing === 'unverified') return <VerifiedRenterNote user={user} />;

  function request(draft: RequestDraft, quote: Quote) {
    if (!user) return navigate(signInPath(continuedRequestPath(item.id)));
    const { id, title, images, price, priceUnit, deposit, location } = item;
    const state: BillingRequest = {
      item: { id, title, images, price, priceUnit, deposit, location },
      totalPrice: quote.total,
      totalDays: daysBetween(draft.start, draft.end),
      pieces: draft.pieces,
      startDate: draft.start,
      endDate: draft.end,
      handover: draft.handover,
      message: deliveryMessage(draft),
    };
    return navigate(paths.billing, { state });
  }

  return (
    <>
      <h2 className="mb-5 text-2xl">Demander cet objet</h2>
      <noscript>{import.meta.env.SSR && <RequestWithoutScript item={item} />}</noscript>
      {mustBeVerified(item, user) && (
        <div className="mb-5">
          <VerifiedRenterNote user={user} />
        </div>
      )}
      <WhenNear toCome={FORM_TO_COME} isWanted={isNamed}>
        <RequestForm
          item={item}
          asked={dates}
          isContinued={isContinued}
          onPeriod={lookAt}
          onSubmit={request}
        />
      </WhenNear>
    </>
  );
}

/**
 * What the address asks of the form: to go on with a request that was sent before signing in, or to begin
 * with some dates. It says so only once: who comes back from the till, or to a page seen before, finds the
 * form as it was left.
 */
function useAsked() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [asked] = useState(() => {
    const query = new URLSearchParams(search);
    return { isContinued: query.has(CONTINUED_PARAM), dates: readDates(query) };
  });
  const isNamed = search !== '' && (asked.isContinued || asked.dates !== undefined);
  useEffect(() => {
    if (isNamed) navigate({ hash }, { replace: true });
  }, [isNamed, hash, navigate]);
  return asked;
}

function ItemNotFound() {
  return (
    <div className="page py-16">
      <AbsentHead title="Objet non trouvé · Loka" />
      <EmptyState
        isPage
        icon={PackageX}
        title="Objet non trouvé"
        action={<ButtonLink to={paths.explorer}>Retour à l'exploration</ButtonLink>}
      >
        L'annonce a peut-être été retirée par son propriétaire.
      </EmptyState>
    </div>
  );
}
