const actions: Record<string, string> = {
  'approve-verification': 'Identité approuvée',
  'refuse-verification': 'Identité refusée',
  'view-identity-file': "Pièce d'identité consultée",
  'change-role': 'Rôle modifié',
  'correct-balance': 'Solde corrigé',
  'decide-payment': 'Paiement décidé',
  'settle-late': 'Paiement reçu en retard',
  'freeze-member': 'Portefeuille bloqué',
  'unfreeze-member': 'Portefeuille débloqué',
  'share-deposit': 'Caution partagée',
  'decide-handover': 'Remise décidée',
  'hide-item': 'Objet masqué',
  'restore-item': 'Objet rétabli',
  'take-report': 'Signalement pris',
  'release-report': 'Signalement laissé',
  'close-report': 'Signalement clos',
  'view-reported-messages': 'Messages signalés lus',
  'check-item': 'Objet regardé',
  'hide-review': 'Avis masqué',
  'restore-review': 'Avis rétabli',
  'add-place': 'Lieu ajouté',
  'change-place': 'Lieu modifié',
  'deactivate-place': 'Lieu retiré',
  'activate-place': 'Lieu proposé de nouveau',
};

/** An act that the console has no words for yet shows as its code. */
export const actionName = (code: string): string => actions[code] ?? code;

export const actionChoices = Object.entries(actions).map(([id, name]) => ({ id, name }));
