import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { preload } from 'react-dom';
import { Link } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button';
import { CATEGORIES, SearchBox } from '@/features/items';
import { useLowData } from '@/lib/low-data';
import { explorerPath } from '@/lib/paths';
import { useRotation } from '@/lib/use-rotation';

const SCENES = [1, 2, 3] as const;
const ROTATION_MS = 10_000;

const sources = (scene: number, type: 'avif' | 'webp') =>
  `/art/hero-${scene}-800.${type} 800w, /art/hero-${scene}.${type} 1600w`;

/** The first screen: what Loka is for, and the search. */
export function Hero() {
  const { turn, running, toggle, canRun } = useRotation(ROTATION_MS);
  const index = turn % SCENES.length;
  // One picture ahead is enough, and none before those at hand are there: the others cost data.
  const [loaded, setLoaded] = useState(0);
  const isLowData = useLowData();
  const needed = isLowData ? 0 : canRun ? Math.min(loaded, turn + 1) + 1 : 1;

  // React does it by itself for pictures that have one type.
  if (needed > 0)
    preload(`/art/hero-${SCENES[0]}-800.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources(SCENES[0], 'avif'),
      imageSizes: '100vw',
      fetchPriority: 'high',
    });

  return (
    <section className="relative isolate z-10 bg-lagoon-900">
      {SCENES.slice(0, needed).map((scene, position) => (
        <picture key={scene}>
          <source type="image/avif" srcSet={sources(scene, 'avif')} sizes="100vw" />
          <img
            src={`/art/hero-${scene}-800.webp`}
            srcSet={sources(scene, 'webp')}
            sizes="100vw"
            alt=""
            onLoad={() => setLoaded((most) => Math.max(most, position + 1))}
            // One that was there before the page was taken over tells nobody any more.
            ref={(img) => {
              if (img?.complete && img.naturalWidth > 0)
                setLoaded((most) => Math.max(most, position + 1));
            }}
            fetchPriority={position === 0 ? 'high' : 'low'}
            className={clsx(
              '-z-20 absolute inset-0 size-full object-cover object-[72%_50%] transition-opacity duration-1000',
              position === index ? 'opacity-100' : 'opacity-0',
            )}
          />
        </picture>
      ))}
      <div className="-z-10 absolute inset-0 bg-linear-to-r from-night/90 via-night/60 to-night/10 max-md:bg-linear-to-b max-md:from-night/75 max-md:via-night/65 max-md:to-night/40" />

      <div className="page flex flex-col justify-center py-8 text-white sm:min-h-[34rem] sm:py-16 md:min-h-[38rem]">
        <div className="max-w-2xl">
          <h1 className="text-[min(2rem,11vw)] text-white leading-[1.08] sm:text-6xl lg:text-7xl">
            Louez ce qu'il vous faut, à deux pas de chez vous
          </h1>
          <p className="mt-3 max-w-xl text-white/90 sm:mt-5 sm:text-xl">
            Trouvez, réservez, profitez&nbsp;: les objets du quotidien de propriétaires vérifiés, à
            Libreville et Port-Gentil.
          </p>
          <div className="mt-5 max-w-xl sm:mt-8">
            <SearchBox placeholder="Que cherchez-vous ?" size="lg" />
          </div>
          <ul
            className="mt-4 flex gap-2 sm:mt-5 sm:flex-wrap max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none]"
            aria-label="Catégories populaires"
          >
            {CATEGORIES.slice(0, 4).map(({ id, label }) => (
              <li key={id}>
                <Link
                  to={explorerPath({ category: id })}
                  className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-white/40 bg-night/35 px-4 font-medium text-white transition-colors hover:bg-white hover:text-night focus-visible:outline-white"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>

      {canRun && !isLowData && (
        <IconButton
          label={running ? 'Mettre les images en pause' : 'Faire défiler les images'}
          onClick={toggle}
          className="absolute right-3 bottom-3 bg-night/40 max-sm:top-2 max-sm:bottom-auto text-white hover:bg-night/70 hover:text-white focus-visible:outline-white"
        >
          {running ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </IconButton>
      )}
    </section>
  );
}
