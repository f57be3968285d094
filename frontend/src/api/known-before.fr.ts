import { limits } from '@loka/client';

/* What the site also says before it asks the server; the other words are loaded when something fails. */

export const ALREADY_PENDING =
  "Vous avez déjà une réservation en attente pour cet objet. Veuillez attendre qu'elle soit traitée avant d'en créer une nouvelle.";

const { maxItems: mostFavourites } = limits['GET /api/favourites/ids'];
export const TOO_MANY_FAVOURITES = `Vous gardez déjà ${mostFavourites} objets\u00a0: retirez-en un pour en ajouter un autre.`;

export const EMAIL_NOT_CONFIRMED = 'Confirmez votre adresse e-mail pour continuer.';

export const NOT_A_PICTURE =
  "Ce fichier n'est pas une image que nous savons lire\u00a0: envoyez une image JPEG, PNG ou WebP.";
