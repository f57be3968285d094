import type { City, Point } from '@/api/types';
import type { Drawing } from './drawing';
import { libreville } from './libreville';
import { portGentil } from './port-gentil';
import { metresBetween, type View } from './projection';

/** A quartier with what lies around it, in kilometres. */
const nearWidth = 4.5;

/** A quartier in its part of the city: with what everybody knows their way by, in kilometres. */
const partWidth = 10;

const emptyDrawing = { land: [], roads: [], waters: [] };

/** Our drawing of a city; one that staff have added since has none but its quartiers' names. */
export function drawingOf({ point }: Pick<City, 'point'>): Drawing {
  const drawn = [libreville, portGentil].find(
    ({ center, width }) => metresBetween(center, point) < width * 500,
  );
  return drawn ?? { ...emptyDrawing, center: point, width: 15 };
}

export function wholeCity(city: Pick<City, 'point'>): View {
  const { center, width } = drawingOf(city);
  return { center, width };
}

export const partOfCity = (center: Point): View => ({ center, width: partWidth });

export const around = (center: Point): View => ({ center, width: nearWidth });
