import { formatNumber, plural } from '@loka/client';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { City } from '@/api/types';
import { wholeCity } from '../map/city-view';
import { type Cluster, clustersOf, type Marked, viewOf } from '../map/clusters';
import { labelsThatFit } from '../map/labels';
import { mapHeight, mapWidth, type View } from '../map/projection';
import { CityMap } from './city-map';

type QuartierMapProps = {
  city: City;
  /** How many objects are in a quartier, by its name; undefined while that is not known. */
  countOf: (quartier: string) => number | undefined;
  isChosen: (quartier: string) => boolean;
  onToggle: (quartier: string) => void;
};

/** A drawn city on which quartiers are chosen; those too near to each other are looked at more closely first. */
export function QuartierMap({ city, countOf, isChosen, onToggle }: QuartierMapProps) {
  const [closer, setCloser] = useState<View>();
  const back = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const wasCloser = useRef(false);
  const view = closer ?? wholeCity(city);
  const marked = city.quartiers
    .map(({ name, point }) => ({ name, point, count: countOf(name) }))
    // What is chosen can be taken back.
    .filter(({ name, count }) => count !== 0 || isChosen(name));
  const clusters = clustersOf(marked, view);

  // What was pressed is gone then.
  useEffect(() => {
    if (closer) back.current?.focus();
    else if (wasCloser.current) frame.current?.focus();
    wasCloser.current = closer !== undefined;
  }, [closer]);

  return (
    <fieldset
      ref={frame}
      tabIndex={-1}
      aria-label={`Carte de ${city.name}`}
      className="min-w-0 outline-none"
    >
      <div className="relative overflow-hidden rounded-2xl border border-sand-300">
        <CityMap city={city} view={view} isBare>
          <Names clusters={clusters} />
        </CityMap>
        {clusters.map((cluster) => (
          <Marker
            key={cluster.members.map(({ name }) => name).join()}
            cluster={cluster}
            isChosen={({ name }) => isChosen(name)}
            onPress={() => {
              const [one, ...others] = cluster.members;
              if (others.length > 0) setCloser(viewOf(cluster.members, view));
              else if (one) onToggle(one.name);
            }}
          />
        ))}
      </div>
      {closer && (
        <button
          ref={back}
          type="button"
          onClick={() => setCloser(undefined)}
          className="min-h-11 font-semibold text-lagoon-700 text-sm hover:underline"
        >
          Voir toute la ville
        </button>
      )}
    </fieldset>
  );
}

type MarkerProps = {
  cluster: Cluster;
  isChosen: (quartier: Marked) => boolean;
  onPress: () => void;
};

function Marker({ cluster: { x, y, members, count }, isChosen, onPress }: MarkerProps) {
  const chosen = members.filter(isChosen).length;
  const isSingle = members.length === 1;
  const names = members.map(({ name }) => name).join(', ');
  return (
    <button
      type="button"
      aria-pressed={isSingle ? chosen > 0 : undefined}
      aria-label={names + countInWords(count) + (isSingle ? '' : ', voir de plus près')}
      title={names}
      onClick={onPress}
      style={{ left: `${(100 * x) / mapWidth}%`, top: `${(100 * y) / mapHeight}%` }}
      className={clsx(
        'absolute grid h-8 min-w-8 -translate-x-1/2 -translate-y-1/2 touch-manipulation place-items-center rounded-full border-2 px-1 font-semibold text-xs tabular-nums',
        chosen === members.length
          ? 'border-surface bg-lagoon-700 text-white'
          : chosen > 0
            ? 'border-lagoon-700 bg-lagoon-100 text-lagoon-900'
            : 'border-lagoon-700 bg-surface text-ink-900 hover:bg-lagoon-50',
      )}
    >
      {count === undefined ? !isSingle && '…' : formatNumber(count)}
    </button>
  );
}

const countInWords = (count: number | undefined) =>
  count === undefined ? '' : `\u00a0: ${plural(count, 'objet')}`;

/** Under the markers, where there is room for them. */
function Names({ clusters }: { clusters: Cluster[] }) {
  const names = clusters.map(({ x, y, members: [first, ...others] }) => ({
    x,
    y: y + 28,
    text: others.length > 0 ? `${first?.name} +${others.length}` : (first?.name ?? ''),
  }));
  // A marker takes the place of a few letters.
  const markers = clusters.map(({ x, y }) => ({ x, y: y + 4, text: '00000' }));
  return labelsThatFit([...markers, ...names])
    .filter((label) => names.includes(label))
    .map(({ x, y, text }) => (
      <text
        key={text}
        x={x}
        y={y}
        textAnchor="middle"
        fontSize={12}
        strokeWidth={3}
        className="fill-ink-700 stroke-sand-50 font-medium [paint-order:stroke]"
      >
        {text}
      </text>
    ));
}
