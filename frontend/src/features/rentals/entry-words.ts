import { formatInstant, plural } from '@loka/client';
import type { Entry } from '@/lib/offline';
import { isKeptStep, KEPT_STEPS } from './kept-step';

/** `Retour déclaré, 3 déc. à 14:05, 2 photos` */
export function whatAndWhen({ kind, madeAt, photos }: Entry): string {
  const what = isKeptStep(kind) ? KEPT_STEPS[kind] : 'Envoi';
  const pictures = photos.length > 0 ? `, ${plural(photos.length, 'photo')}` : '';
  return `${what}, ${formatInstant(madeAt)}${pictures}`;
}
