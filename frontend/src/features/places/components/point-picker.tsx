import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { City, Point } from '@/api/types';
import { around, wholeCity } from '../map/city-view';
import {
  isWithin,
  mapHeight,
  mapWidth,
  metresBetween,
  pointAt,
  type Spot,
  spotOf,
} from '../map/projection';
import { CityMap, Pin } from './city-map';

const middle: Spot = { x: mapWidth / 2, y: mapHeight / 2 };

/** So much of the map by one press of an arrow. */
const step = 4;
const steps: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
};

type PointPickerProps = {
  city: City;
  /** Its name, when it is one of the city's. */
  quartier: string;
  value: Point | null;
  onChange: (point: Point | null) => void;
};

/** Sets a point on the drawn map: by a tap, or by the arrows of a keyboard. */
export function PointPicker({ city, quartier, value, onChange }: PointPickerProps) {
  const hint = useId();
  const known = city.quartiers.find(({ name }) => name === quartier);
  const [isWhole, setWhole] = useState(false);
  const [center, setCenter] = useState(value);
  const near = center && isNear(center, known?.point) ? center : known?.point;
  const view = isWhole || !near ? wholeCity(city) : around(near);

  function place(point: Point) {
    if (!isWithin(spotOf(point, view), 2 * step)) setCenter(point);
    onChange(point);
  }

  function tap(event: MouseEvent<HTMLButtonElement>) {
    // A click by the keyboard has no place on the screen.
    if (event.detail === 0) return place(value ?? view.center);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * mapWidth;
    const y = ((event.clientY - top) / height) * mapHeight;
    return place(pointAt({ x, y }, view));
  }

  function move(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const from = value ? spotOf(value, view) : middle;
    place(pointAt({ x: from.x + by.x, y: from.y + by.y }, view));
  }

  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-label={`Carte de ${known?.name ?? city.name}`}
        aria-describedby={hint}
        onClick={tap}
        onKeyDown={move}
        className="cursor-crosshair touch-manipulation overflow-hidden rounded-2xl border border-ink-400/70"
      >
        <CityMap city={city} view={view}>
          {value && <Pin at={value} view={view} />}
        </CityMap>
      </button>
      <p id={hint} aria-live="polite" className="text-ink-500 text-sm">
        {value
          ? `Point placé${known ? ` à ${distance(value, known.point)} du milieu de ${known.name}` : ''}. Touchez ailleurs pour le déplacer.`
          : "Touchez la carte là où est l'objet, ou placez le point avec les flèches du clavier. Carte dessinée, approximative."}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {near && (
          <MapButton onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Voir de plus près' : 'Voir toute la ville'}
          </MapButton>
        )}
        {value && <MapButton onClick={() => onChange(null)}>Retirer le point</MapButton>}
      </div>
    </div>
  );
}

function MapButton(props: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className="min-h-11 font-semibold text-lagoon-700 hover:underline"
      {...props}
    />
  );
}

/** A point of another quartier is left behind when the quartier changes. */
const isNear = (point: Point, quartier: Point | undefined) =>
  !quartier || metresBetween(point, quartier) < 6000;

/** To a hundred metres. */
function distance(one: Point, other: Point): string {
  const metres = Math.round(metresBetween(one, other) / 100) * 100;
  if (metres < 100) return 'moins de 100 m';
  return metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1).replace('.', ',')} km`;
}
