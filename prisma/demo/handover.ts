import type { Person } from './people.js';
import { lot } from './stable.js';

/** How owners hand their objects over, `{here}` being their quartier. */
const ways = [
  'Remise en main propre à {here}, plutôt après 17 h en semaine.',
  'Je suis à {here}, facile à trouver, appelez en arrivant.',
  'On se retrouve à {here} et on vérifie tout ensemble avant le départ.',
  "À récupérer à {here} le matin de préférence, je suis souple sur l'heure du retour.",
  "Livraison possible autour de {here} si vous n'avez pas de voiture.",
  "Je réponds vite aux messages et je remets l'objet à {here}.",
  'Rendez-vous à {here}, même le dimanche si vous me prévenez la veille.',
  "Retrait à {here} ; pour un retour tard le soir, on s'arrange.",
  "Un petit mot sur l'usage que vous en ferez aide toujours, je suis à {here}.",
  'Disponible à {here} presque tous les jours, réservez deux jours avant si possible.',
  "Je prends des photos à la remise à {here}, c'est plus simple pour tout le monde.",
  'Venez le voir à {here} avant de réserver si vous hésitez.',
  'À {here}, entre 7 h et 9 h ou le soir, je travaille dans la journée.',
  'La remise à {here} prend dix minutes, le temps de tout montrer.',
] as const;

/** The sentence that ends a description; some owners leave it at what they have said. */
export function handover(owner: Person, listing: string): string {
  const way = ways[lot(`${listing} handover`, ways.length + 3)];
  const [here = owner.place] = owner.place.split(', ');
  return way ? ` ${way.replace('{here}', here)}` : '';
}
