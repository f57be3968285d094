import { CONTINUED_PARAM, paths } from '@/lib/paths';

const REASONS: [begins: string, reason: string][] = [
  [paths.addItem, 'publier une annonce'],
  [paths.messages, 'lire vos messages et en écrire'],
  [paths.favourites, 'retrouver vos favoris partout'],
  [paths.wallet, 'ouvrir votre portefeuille'],
  [paths.myRentals, 'voir vos locations'],
  [paths.requests, 'répondre à vos demandes'],
  [paths.dashboard, 'ouvrir votre tableau de bord'],
  [paths.billing, 'payer votre location'],
  [paths.explorer, 'être averti de nouveaux objets'],
];

/** Why whoever wants to go there is asked to sign in first; undefined for who came by themselves. */
export function signInReason(redirect: string | null): string | undefined {
  if (!redirect) return undefined;
  const { pathname, searchParams } = new URL(redirect, 'https://loka.example');
  if (searchParams.has(CONTINUED_PARAM))
    return 'Un compte est nécessaire pour louer cet objet. Ce que vous avez rempli est gardé.';
  const reason = REASONS.find(([begins]) => pathname.startsWith(begins))?.[1] ?? 'continuer';
  return `Un compte est nécessaire pour ${reason}.`;
}
