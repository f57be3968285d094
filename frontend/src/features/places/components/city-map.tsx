import type { ReactNode } from 'react';
import type { City, Point } from '@/api/types';
import { drawingOf } from '../map/city-view';
import type { Line } from '../map/drawing';
import { type Label, labelsThatFit } from '../map/labels';
import { mapHeight, mapWidth, metresBetween, spotOf, type View } from '../map/projection';

type CityMapProps = {
  city: Pick<City, 'point' | 'quartiers'>;
  view: View;
  /** Without the names of quartiers and waters, which leaves room for what is marked. */
  isBare?: boolean;
  /** What is marked on it. */
  children?: ReactNode;
};

/** A city drawn by us: its coast, its main roads, and the names of its quartiers. For the eye alone. */
export function CityMap({ city, view, isBare = false, children }: CityMapProps) {
  const { land, roads, waters } = drawingOf(city);
  const lineOf = (line: Line) =>
    line
      .map(([latitude, longitude]) => spotOf({ latitude, longitude }, view))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  const names = [...city.quartiers]
    .sort((a, b) => metresBetween(a.point, view.center) - metresBetween(b.point, view.center))
    .map(({ name, point }) => ({ ...spotOf(point, view), text: name }));
  const seas = waters.map(([text, latitude, longitude]) => ({
    ...spotOf({ latitude, longitude }, view),
    text,
  }));
  const shown = isBare ? [] : labelsThatFit([...names, ...seas]);
  const isSea = (label: Label) => seas.includes(label);
  return (
    <svg
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      aria-hidden="true"
      className={`block h-auto w-full select-none ${land.length > 0 ? 'bg-lagoon-100' : 'bg-sand-100'}`}
    >
      {land.map((outline) => (
        <polygon
          key={lineOf(outline)}
          points={lineOf(outline)}
          className="fill-sand-100 stroke-lagoon-300"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      ))}
      {[
        { className: 'stroke-sand-300', strokeWidth: 5 },
        { className: 'stroke-surface', strokeWidth: 3 },
      ].map((look) =>
        roads.map((road) => (
          <polyline
            key={`${look.className} ${lineOf(road)}`}
            points={lineOf(road)}
            fill="none"
            strokeLinejoin="round"
            strokeLinecap="round"
            {...look}
          />
        )),
      )}
      {shown.map((label) =>
        isSea(label) ? null : (
          <circle key={label.text} cx={label.x} cy={label.y} r={2} className="fill-ink-500" />
        ),
      )}
      {shown.map((label) => (
        <text
          key={label.text}
          x={label.x}
          y={label.y + (isSea(label) ? 4 : 15)}
          textAnchor="middle"
          fontSize={13}
          className={
            isSea(label)
              ? 'fill-lagoon-700 italic'
              : 'fill-ink-700 stroke-sand-50 font-medium [paint-order:stroke]'
          }
          strokeWidth={isSea(label) ? 0 : 3}
        >
          {label.text}
        </text>
      ))}
      {children}
    </svg>
  );
}

/** Kilometres around the middle of a quartier. */
const QUARTIER_RADIUS = 0.6;

/** About where a quartier is: its edges are drawn nowhere. */
export function Surroundings({ at, view }: { at: Point; view: View }) {
  const { x, y } = spotOf(at, view);
  return (
    <circle
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r={((QUARTIER_RADIUS * mapWidth) / view.width).toFixed(1)}
      strokeWidth={2}
      className="fill-clay-600/15 stroke-clay-600"
    />
  );
}

/** A pin whose tip is on the point. */
export function Pin({ at, view, quiet }: { at: Point; view: View; quiet?: boolean }) {
  const { x, y } = spotOf(at, view);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path
        d="M0 0 C-3 -9 -10 -12 -10 -20 A10 10 0 1 1 10 -20 C10 -12 3 -9 0 0Z"
        className={quiet ? 'fill-sun-400 stroke-white' : 'fill-clay-600 stroke-white'}
        strokeWidth={1.5}
      />
      <circle cy={-20} r={3.5} className="fill-white" />
    </g>
  );
}
