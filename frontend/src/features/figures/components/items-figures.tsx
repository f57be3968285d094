import { formatFcfa, formatMonth, formatNumber } from '@loka/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ItemFigures } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/paths';
import { acceptance } from '../acceptance';
import { itemFiguresQuery } from '../api/figures';

/** What each object brought, the newest first. */
export function ItemsFigures() {
  const list = useInfiniteQuery(itemFiguresQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <Skeleton className="h-72 rounded-2xl" />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={ChartColumn}
          title="Vous n'avez pas encore d'objets à louer"
          action={<ButtonLink to={paths.addItem}>Ajouter un objet</ButtonLink>}
        >
          Leurs vues, leurs demandes et leurs gains se liront ici.
        </EmptyState>
      </Card>
    );
  return (
    <section aria-labelledby="items-figures" className="grid gap-4">
      <h2 id="items-figures" className="text-xl">
        Par objet
      </h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.itemId}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
      <MoreButton {...nextPageOf(list)} label="Voir plus d'objets" />
    </section>
  );
}

function ItemRow({ item }: { item: ItemFigures }) {
  const facts = [
    { label: 'Vues', value: formatNumber(item.views) },
    { label: 'Demandes', value: formatNumber(item.requests) },
    { label: 'Acceptées', value: acceptance(item) },
    { label: 'Gains', value: formatFcfa(item.income) },
  ];
  const paid = item.months.filter(({ income }) => income !== 0);
  return (
    <Card className="p-4 sm:p-5">
      <article aria-label={item.title} className="grid grid-cols-[auto_1fr] gap-4">
        <Picture src={item.image ?? undefined} alt="" sizes="4rem" className="size-16 rounded-xl" />
        <h3 className="line-clamp-2 self-center font-sans font-semibold text-title leading-snug tracking-normal">
          <Link to={paths.item(item.itemId)} className="hover:underline">
            {item.title}
          </Link>
        </h3>
        <dl className="col-span-2 pairs gap-x-4 gap-y-2 sm:grid-cols-4">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-500 text-sm">{label}</dt>
              <dd className="font-medium text-ink-900 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {paid.length > 0 && (
          <ul
            aria-label="Gains par mois"
            className="col-span-2 flex flex-wrap gap-x-5 gap-y-1 border-sand-200 border-t pt-3 text-ink-500 text-sm tabular-nums"
          >
            {paid.map(({ month, income }) => (
              <li key={month}>
                {formatMonth(month)}&nbsp;: {formatFcfa(income)}
              </li>
            ))}
          </ul>
        )}
      </article>
    </Card>
  );
}
