import { formatFcfa, perPiece, plural } from '@loka/client';
import { MapPin } from 'lucide-react';
import type { ItemDetail } from '@/api/types';
import { Badge } from '@/components/ui/badge';
import { Price } from '@/components/ui/price';
import { placeName } from '@/lib/place-name';
import { CONDITION } from '../condition';

type Headed = Pick<
  ItemDetail,
  'location' | 'condition' | 'title' | 'price' | 'priceUnit' | 'priceTiers' | 'deposit' | 'pieces'
>;

/** Place, condition, title, prices and deposit. */
export function ItemHeading({ item }: { item: Headed }) {
  const unit = perPiece(item.priceUnit, item.pieces);
  return (
    <header>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="inline-flex items-center gap-1.5 text-ink-500">
          <MapPin size={18} aria-hidden />
          {placeName(item.location)}
        </span>
        {item.condition && <Badge tone="success">{CONDITION[item.condition]}</Badge>}
      </p>
      <h1 className="mt-3 wrap-anywhere text-3xl leading-tight md:text-4xl">{item.title}</h1>
      <p className="mt-4">
        <Price francs={item.price} unit={unit} className="font-display text-3xl" />
      </p>
      {item.priceTiers.map(({ from, price }) => (
        <p key={from} className="mt-1 font-medium text-lagoon-800">
          Dès {plural(from, item.priceUnit)}
          {'\u00a0'}: {formatFcfa(price)} par {unit}
        </p>
      ))}
      <p className="mt-1 text-ink-500">
        {item.deposit > 0
          ? `Caution\u00a0: ${perPiece(formatFcfa(item.deposit), item.pieces)}`
          : 'Pas de caution'}
      </p>
    </header>
  );
}
