import { plural } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { CATEGORIES, facetsQuery } from '@/features/items';
import { showPicture, useHeldBack } from '@/lib/low-data';
import { explorerPath } from '@/lib/paths';
import { Section } from './section';

const DRAWINGS = 'categories';
/** What they weigh together, in kB. */
export const DRAWINGS_KB = 25;

export function PopularCategories() {
  const { data } = useQuery(facetsQuery);
  const countOf = (id: string) => data?.categories.find((category) => category.id === id)?.count;

  const isHeldBack = useHeldBack(DRAWINGS);

  return (
    <Section
      title="Catégories populaires"
      action={
        isHeldBack && (
          <Button variant="secondary" onClick={() => showPicture(DRAWINGS)}>
            <ImageDown size={18} aria-hidden />
            Afficher les dessins · {DRAWINGS_KB}&nbsp;ko
          </Button>
        )
      }
    >
      <ul className="pairs gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
        {CATEGORIES.map(({ id, label }) => {
          const count = countOf(id);
          return (
            <li key={id}>
              <Link
                to={explorerPath({ category: id })}
                className="group flex h-full flex-col items-center rounded-3xl border border-sand-200 bg-surface px-3 pt-5 pb-5 text-center transition-colors hover:border-lagoon-300 hover:bg-lagoon-50"
              >
                {!isHeldBack && (
                  <span className="mb-3 size-24 [content-visibility:auto]">
                    <img
                      src={`/art/category-${id}.webp`}
                      alt=""
                      width={96}
                      height={96}
                      loading="lazy"
                      className="transition-transform duration-300 group-hover:scale-105"
                    />
                  </span>
                )}
                <span className="font-display font-semibold text-ink-900 text-lg leading-tight">
                  {label}
                </span>
                <span className="min-h-5 text-ink-500 text-sm">
                  {count !== undefined && plural(count, 'objet')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
