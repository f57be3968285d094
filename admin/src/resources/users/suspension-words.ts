import { plural } from '@loka/client';
import type { MemberSuspension, User } from '../../api/types';

/** The usual reasons for suspending a member. */
export const suspendingReasons = [
  'Plusieurs signalements concordants, vérifiés.',
  'Un objet interdit ou dangereux a été proposé.',
  'Des paiements demandés en dehors de Loka.',
  "L'identité du membre n'est pas la sienne.",
] as const;

/** The usual reasons for ending it. */
export const reinstatingReasons = [
  'La situation a été vérifiée avec le membre.',
  'Le compte avait été suspendu par erreur.',
] as const;

/** What a suspension would do, a line each: `3 objets masqués`. */
export function suspensionEffects(
  { items, requestsReceived, requestsMade, extensions, rentals }: MemberSuspension,
  { frozenAt }: Pick<User, 'frozenAt'>,
): string[] {
  const some = (count: number, one: string, several: string, rest = '') =>
    count > 0 ? [`${plural(count, one, several)}${rest}`] : [];
  const inFull = ' en totalité';
  const shown = some(items, 'objet masqué', 'objets masqués', ' de toutes les pages');
  const goingOn = some(
    rentals.length,
    "location acceptée continue jusqu'au bout",
    "locations acceptées continuent jusqu'au bout",
    "\u00a0; l'équipe en reçoit la liste",
  );
  return [
    ...(shown.length > 0 ? shown : ['Aucun objet à masquer']),
    ...some(
      requestsReceived,
      'demande reçue refusée et remboursée',
      'demandes reçues refusées et remboursées',
      inFull,
    ),
    ...some(
      requestsMade,
      'demande faite annulée et remboursée',
      'demandes faites annulées et remboursées',
      inFull,
    ),
    ...some(extensions, 'prolongation close', 'prolongations closes'),
    ...(goingOn.length > 0 ? goingOn : ['Aucune location en cours']),
    frozenAt
      ? 'Portefeuille déjà bloqué\u00a0: il le restera après la réintégration'
      : "Portefeuille bloqué\u00a0: aucun argent n'en sort",
  ];
}

/** What the end of a suspension would do. */
export function reinstatementEffects({ items, frozenWithSuspension }: MemberSuspension): string[] {
  return [
    items > 0
      ? `${plural(items, 'objet', 'objets')} de nouveau ${items > 1 ? 'visibles' : 'visible'}, comme le membre ${items > 1 ? 'les' : 'le'} proposait`
      : 'Aucun objet à montrer de nouveau',
    "Ce que le membre avait mis en pause et ce que l'équipe a masqué à part le restent",
    frozenWithSuspension
      ? 'Portefeuille débloqué'
      : 'Portefeuille bloqué à part\u00a0: il le reste',
  ];
}
