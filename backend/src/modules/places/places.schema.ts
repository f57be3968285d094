import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { lineText, writable } from '../../platform/http/texts.js';
import { placeKinds } from './domain/place-kind.js';

const outside = 'Choisissez un point au Gabon';

/** In degrees, within Gabon; the database holds the same bounds. */
export const point = z
  .object({
    latitude: z.number().min(-4, outside).max(3, outside),
    longitude: z.number().min(8, outside).max(15, outside),
  })
  .meta({ id: 'Point' });

/** How to find a place where streets have few names: `derrière la pharmacie de Glass`. */
export const landmark = writable(lineText().max(200));

export type Point = z.infer<typeof point>;

const named = { id: z.uuid(), name: z.string(), point };

export const meetingPointView = z
  .object({
    ...named,
    landmark: z.string().describe('How to find it; empty when the name says all'),
    quartier: z.string(),
    city: z.string(),
  })
  .meta({ id: 'MeetingPoint' });

/** Only what is in use, by name. */
export const cityView = z
  .object({
    ...named,
    quartiers: z.array(z.object(named)),
    meetingPoints: z.array(meetingPointView),
  })
  .meta({ id: 'City' });

export const staffPlaceView = z
  .object({
    ...named,
    kind: z.enum(placeKinds),
    landmark: z.string().describe('Of a meeting point'),
    /** The city that it lies in, or is. */
    city: z.string(),
    /** Of a meeting point. */
    quartier: z.string().nullable(),
    /** Whether it is offered; places are never deleted. */
    active: z.boolean(),
  })
  .meta({ id: 'StaffPlace' });

export type MeetingPointView = z.infer<typeof meetingPointView>;
export type CityView = z.infer<typeof cityView>;
export type StaffPlaceView = z.infer<typeof staffPlaceView>;

// ────────────────────────────── requests ─────────────────────────────

export const placeParams = z.object({ id: z.uuid() });

export const staffPlaceList = paging(['city', 'name']).extend({
  q: z.string().trim().max(100).optional(),
  kind: z.enum(placeKinds).optional(),
  active: z.stringbool().optional(),
});

const longestName = 60;

/** Of `Quartier, Ville`. */
export const longestLocation = 2 * longestName + ', '.length;

const name = lineText()
  .min(2, { abort: true })
  .max(longestName)
  .regex(/^[^,]*$/, { error: 'Un nom ne contient pas de virgule' })
  .regex(/[\p{L}\p{N}]/u, { error: 'Indiquez un nom' });

const placeFields = { name, landmark: landmark.default(''), point };

export const placeChange = z.object(placeFields).meta({ id: 'PlaceChange' });

export const newPlace = z
  .object({
    kind: z.enum(placeKinds),
    within: z
      .uuid()
      .nullish()
      .describe('The city of a quartier, the quartier of a meeting point; null for a city'),
    ...placeFields,
  })
  .refine(({ kind, within }) => (kind === 'city') === !within, {
    path: ['within'],
    message: 'Choisissez la ville du quartier, ou le quartier du point de rencontre',
  })
  .meta({ id: 'NewPlace' });

export type StaffPlaceList = z.infer<typeof staffPlaceList>;
export type PlaceChange = z.infer<typeof placeChange>;
export type NewPlace = z.infer<typeof newPlace>;
