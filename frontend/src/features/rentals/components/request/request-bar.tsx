import { perPiece } from '@loka/client';
import type { ItemDetail, User } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { StickyBar } from '@/components/ui/sticky-bar';
import { useAuth } from '@/features/account';
import { VerificationLink } from '@/features/verification';
import { paths, REQUEST_ANCHOR } from '@/lib/paths';
import { type Standing, useStanding } from '../../use-standing';

/** Also when the address names the form already. */
export const scrollToRequest = (): void =>
  document.getElementById(REQUEST_ANCHOR)?.scrollIntoView();

/** Keeps the price and the way to the form at hand on a phone, until the form is reached. */
export function RequestBar({ item }: { item: ItemDetail }) {
  const { user } = useAuth();
  const { standing } = useStanding(item);
  return (
    <StickyBar className="order-2 gap-4 lg:hidden print:hidden">
      <Price
        francs={item.price}
        unit={perPiece(item.priceUnit, item.pieces)}
        className="flex-1 basis-20 text-lg"
      />
      <Way standing={standing} user={user} />
    </StickyBar>
  );
}

function Way({ standing, user }: { standing: Standing; user: User | null }) {
  switch (standing) {
    case 'open':
      return (
        <ButtonLink to={`#${REQUEST_ANCHOR}`} onClick={scrollToRequest}>
          Demander
        </ButtonLink>
      );
    case 'pending':
      return (
        <ButtonLink to={paths.myRentals} variant="secondary">
          Ma demande
        </ButtonLink>
      );
    case 'unverified':
      return user && <VerificationLink user={user} />;
    case 'own':
      return (
        <ButtonLink to={paths.myItems} variant="secondary">
          Mes objets
        </ButtonLink>
      );
    case 'unavailable':
      return <p className="flex min-h-11 items-center text-ink-500">Indisponible</p>;
  }
}
