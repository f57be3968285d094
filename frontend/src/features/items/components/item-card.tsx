import { perPiece, plural } from '@loka/client';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Item } from '@/api/types';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { ShortStars } from '@/components/ui/stars';
import { FavouriteButton } from '@/features/favourites';
import { paths } from '@/lib/paths';
import { picturesOf } from '@/lib/picture';
import { placeName } from '@/lib/place-name';
import type { Dates } from '../dates-choice';

/* Two columns on a phone, then three and four, without gaps and edges: by it the browser picks a width. */
const CARD_SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, calc(50vw - 1.375rem)';

/** How many lines of a grid a card takes: picture, title, price, place and owner. */
export const CARD_ROWS = 'row-span-5 grid grid-cols-1 grid-rows-subgrid';

type ItemCardProps = {
  item: Item;
  eager?: boolean | undefined;
  /** What its request begins with. */
  dates?: Dates | undefined;
};

/** An item in a list; the whole card is the link. Its lines are as high as those of the cards beside it. */
export function ItemCard({ item, eager, dates }: ItemCardProps) {
  return (
    <article className={`group relative content-start ${CARD_ROWS}`}>
      <div className="mb-3 aspect-[4/3] overflow-hidden rounded-2xl bg-sand-200 [content-visibility:auto]">
        <Picture
          src={picturesOf(item.images)[0]}
          alt=""
          sizes={CARD_SIZES}
          facts={item.pictures[0]}
          eager={eager}
          className="size-full transition-transform duration-500 group-hover:scale-[1.04]"
        />
      </div>
      <h3 className="wrap-anywhere line-clamp-4 font-sans font-semibold text-base tracking-normal sm:text-[1.05rem]">
        <Link
          to={paths.item(item.id, dates)}
          className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-lagoon-600 focus-visible:after:outline-offset-4"
        >
          {item.title}
        </Link>
      </h3>
      <p className="mt-1">
        <Price
          francs={item.price}
          unit={perPiece(item.priceUnit, item.pieces)}
          className="text-[0.95rem] sm:text-[1.05rem]"
        />
        {item.pieces > 1 && (
          <span className="text-ink-500 text-sm">{` ·\u00a0${plural(item.pieces, 'pièce')}`}</span>
        )}
      </p>
      <p className="mt-1 flex min-w-0 gap-1.5 text-ink-500 text-sm">
        <MapPin size={14} className="mt-[0.2em] shrink-0" aria-hidden />
        <span className="wrap-anywhere">{placeName(item.location)}</span>
      </p>
      <p className="mt-1 flex items-center justify-between gap-2 text-ink-500 text-sm">
        <span className="truncate">
          <span className="sr-only">Proposé par </span>
          {item.ownerName}
        </span>
        <ShortStars {...item.rating} />
      </p>
      <FavouriteButton item={item} className="absolute top-1.5 right-1.5 z-10" />
    </article>
  );
}
