import { env } from '../../../env.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import { categoryNames } from '../../catalogue/index.js';
import type { SavedFilters } from '../../saved-searches/index.js';

/** What members are told of their saved searches. */
export function searchMatchedEmail(name: string, filters: SavedFilters, count: number): Email {
  const several = count > 1;
  const search = inWords(filters);
  return {
    subject: several
      ? `${count} nouveaux objets pour votre recherche`
      : 'Un nouvel objet pour votre recherche',
    name,
    paragraphs: [
      several
        ? `${count} objets viennent d'être proposés qui correspondent à votre recherche : ${search}.`
        : `Un objet vient d'être proposé qui correspond à votre recherche : ${search}.`,
      `Vos recherches enregistrées : ${env.PUBLIC_URL}/tableau-de-bord/favoris/recherches`,
    ],
    action: {
      label: several ? 'Voir les objets' : "Voir l'objet",
      url: `${env.PUBLIC_URL}/explorer?${queryOf(filters)}`,
    },
  };
}

function inWords({ q, category, minPrice, maxPrice, location, city }: SavedFilters): string {
  return [
    q && `« ${q} »`,
    category && categoryNames[category],
    ...(city ?? []),
    ...(location ?? []),
    minPrice !== undefined && `à partir de ${formatXaf(minPrice)} par jour`,
    maxPrice !== undefined && `jusqu'à ${formatXaf(maxPrice)} par jour`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** As the explorer writes it in its address. */
function queryOf({ q, category, minPrice, maxPrice, location = [], city = [] }: SavedFilters) {
  const entries: [string, string | number | undefined][] = [
    ['q', q],
    ...city.map((name): [string, string] => ['city', name]),
    ...location.map((name): [string, string] => ['location', name]),
    ['category', category],
    ['minPrice', minPrice],
    ['maxPrice', maxPrice],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of entries) if (value !== undefined) query.append(name, String(value));
  return query;
}
