import { ApiError, daysBetween } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ItemDetail, Quote } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Price } from '@/components/ui/price';
import { useAuth } from '@/features/account';
import { type BillingRequest, deliveryMessage } from '@/features/billing';
import {
  ItemDetails,
  ItemGallery,
  ItemHeading,
  ItemSkeleton,
  itemQuery,
  OwnerCard,
} from '@/features/items';
import { type RequestDraft, RequestForm } from '@/features/rentals';
import { paths, signInPath } from '@/lib/paths';

export default function ItemPage() {
  const { id = '' } = useParams();
  const { data: item, error, refetch } = useQuery(itemQuery(id));

  // An address that is not even an id (400) is as absent as an unknown one (404).
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <ItemNotFound />;
  if (error) {
    return (
      <div className="page py-16">
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!item) return <ItemSkeleton />;

  return (
    <div className="page flex flex-col gap-8 pb-16 sm:pt-6 lg:grid lg:grid-cols-[1fr_25rem] lg:gap-x-12 lg:pt-10">
      <title>{`${item.title} · Loka`}</title>
      <div className="min-w-0">
        <ItemGallery title={item.title} images={item.images} />
      </div>
      {/* One column beside the pictures; on a phone its two halves go around the description. */}
      <div className="contents lg:row-span-2 lg:grid lg:content-start lg:gap-6">
        <div className="grid grid-cols-1 gap-6">
          <ItemHeading item={item} />
          <OwnerCard item={item} />
        </div>
        <Card id="demande" className="order-3 p-5 sm:p-6">
          <Request item={item} />
        </Card>
      </div>
      <div className="order-1 grid min-w-0 content-start gap-10">
        <ItemDetails item={item} />
      </div>
      <PriceBar item={item} />
    </div>
  );
}

function Request({ item }: { item: ItemDetail }) {
  const { user } = useAuth();
  const navigate = useNavigate();

  if (user?.id === item.ownerId) {
    return (
      <Alert action={<ButtonLink to={paths.myItems}>Voir mes objets</ButtonLink>}>
        <p>C'est votre annonce.</p>
      </Alert>
    );
  }
  if (!item.available) {
    return (
      <Alert tone="warning">
        <p>Cet objet n'est pas disponible à la location pour le moment.</p>
      </Alert>
    );
  }

  function request(draft: RequestDraft, quote: Quote) {
    if (!user) return navigate(signInPath(paths.item(item.id)));
    const { id, title, images, price, priceUnit, deposit, location } = item;
    const state: BillingRequest = {
      item: { id, title, images, price, priceUnit, deposit, location },
      totalPrice: quote.total,
      totalDays: daysBetween(draft.start, draft.end),
      startDate: draft.start,
      endDate: draft.end,
      message: deliveryMessage(draft),
    };
    return navigate(paths.billing, { state });
  }

  return (
    <>
      <h2 className="mb-5 text-2xl">Demander cet objet</h2>
      <RequestForm item={item} onSubmit={request} />
    </>
  );
}

/** Keeps the price and the way to the form at hand on a phone, until the form is reached. */
function PriceBar({ item }: { item: ItemDetail }) {
  return (
    <div className="sticky bottom-0 z-20 order-2 -mx-4 flex items-center justify-between gap-4 border-sand-200 border-t bg-white px-4 py-3 lg:hidden">
      <Price francs={item.price} unit={item.priceUnit} className="text-lg" />
      <ButtonLink to="#demande">Demander</ButtonLink>
    </div>
  );
}

function ItemNotFound() {
  return (
    <div className="page py-16">
      <title>Objet non trouvé · Loka</title>
      <EmptyState
        icon={PackageX}
        title="Objet non trouvé"
        action={<ButtonLink to={paths.explorer}>Retour à l'exploration</ButtonLink>}
      >
        L'annonce a peut-être été retirée par son propriétaire.
      </EmptyState>
    </div>
  );
}
