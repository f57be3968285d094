import type { ItemDetail } from '@/api/types';
import { structuredData } from '@/components/head/structured-data';
import { categoryLabel } from '@/features/items';
import { explorerPath, paths } from '@/lib/paths';
import { picturesOf } from '@/lib/picture';
import { siteOrigin } from '@/lib/site-origin';

const absolute = (address: string) => new URL(address, siteOrigin()).href;

/** What an object is, what it costs, and where on the site it stands. */
export function itemStructuredData(item: ItemDetail): string {
  const { id, title, description, category, images, price, available, rating } = item;
  const address = absolute(paths.item(id));
  return (
    structuredData({
      '@type': 'Product',
      name: title,
      description,
      category: categoryLabel(category),
      image: picturesOf(images).map(absolute),
      offers: {
        '@type': 'Offer',
        url: address,
        price,
        priceCurrency: 'XAF',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      },
      // The mark that every object starts with is no review.
      ...(rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
        },
      }),
    }) +
    structuredData({
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Accueil', paths.home),
        step(2, categoryLabel(category), explorerPath({ category })),
        step(3, title, paths.item(id)),
      ],
    })
  );
}

const step = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: absolute(path),
});
