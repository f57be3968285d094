import type { Category } from '../../backend/src/modules/items/domain/item-choices.js';
import { catalogue } from './catalogue/index.js';
import type { Listing, Model } from './catalogue/listing.js';
import { market, owner, type Person } from './people.js';
import { lot, stableId } from './stable.js';

/** An object on offer: who owns it, since when, and the files of its pictures. */
export interface Offer {
  id: string;
  category: Category;
  model: Model;
  listing: Listing;
  /** Which listing of its model it is, from 0. */
  index: number;
  owner: Person;
  createdAt: Date;
}

/** Every so many listings one belongs to the owner that the README names. */
const ownersShare = 40;
/** One more, of which there are many pieces. */
const ownersPieces = 'Chaise blanche pliante';
const greeting = [
  'electronique drone 0',
  'vetements waxdress 0',
  'sport tent 0',
  'cuisine mixerstand 0',
];
const landmarks = {
  Libreville:
    /Libreville|Pointe-Denis|Pongara|Akanda|Cap Estérias|Angondjé|Nzeng-Ayong|Akébé|Glass|Louis|Mont-Bouët|Sibang|Ntoum|estuaire|Cocobeach/,
  'Port-Gentil': /Port-Gentil/,
};
const daysOfHistory = 150;
const msPerDay = 86_400_000;

/** All objects of the catalogue, spread over owners and over the last months. */
export function offers(now: Date): Offer[] {
  const listings = Object.entries(catalogue).flatMap(([category, models]) =>
    models.flatMap((model) =>
      model.listings.map((listing, index) => ({
        category: category as Category,
        model,
        listing,
        index,
        name: `${category} ${model.key} ${index}`,
      })),
    ),
  );
  return listings.map(({ name, ...listing }, position) => ({
    ...listing,
    id: stableId(`item ${name}`),
    owner: isOwners(listing.listing, position) ? owner : pick(name, wordsOf(listing.listing)),
    createdAt: new Date(now.getTime() - ageOf(name) * msPerDay - lot(`${name} at`, msPerDay)),
  }));
}

const isOwners = ({ title }: Listing, position: number) =>
  title === ownersPieces || position % ownersShare === 0;

const wordsOf = ({ title, text }: Listing) => `${title} ${text}`;

/** An owner of the city that the text speaks of, if it speaks of one. */
function pick(name: string, text: string): Person {
  const city = Object.entries(landmarks).find(([, words]) => words.test(text))?.[0] ?? '';
  const candidates = market.filter(({ place }) => place.endsWith(city));
  return candidates[lot(`${name} owner`, candidates.length)] as Person;
}

/** In days. The newest of all greet visitors on the home page, one of each kind. */
function ageOf(name: string): number {
  return greeting.includes(name) ? 0 : 1 + lot(`${name} age`, daysOfHistory);
}
