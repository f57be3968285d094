import { describe, expect, it } from 'vitest';
import { actWords } from './act-words.js';
import { auditActions } from './audit-action.js';

describe('what staff read of an act', () => {
  it.each([
    ['an identity approved', 'approve-verification', 'Identité approuvée'],
    ['an identity refused', 'refuse-verification', 'Identité refusée'],
    ['the file of an identity opened', 'view-identity-file', "Pièce d'identité consultée"],
  ] as const)('of identities: %s', (_, act, words) => expect(actWords[act]).toBe(words));

  it.each([
    ['a role given or taken', 'change-role', 'Rôle modifié'],
    [
      'a second step removed for somebody who lost it',
      'reset-second-step',
      'Deuxième étape retirée',
    ],
    ['somebody signed out everywhere', 'end-sessions', 'Sessions fermées'],
    ['a member suspended', 'suspend-member', 'Membre suspendu'],
    ['a suspension ended', 'reinstate-member', 'Membre réintégré'],
    ['an address corrected', 'correct-email', 'Adresse e-mail corrigée'],
    [
      'the mail that confirms an address sent again',
      'resend-confirmation',
      'Confirmation renvoyée',
    ],
  ] as const)('of accounts: %s', (_, act, words) => expect(actWords[act]).toBe(words));

  it.each([
    ['a wallet frozen', 'freeze-member', 'Portefeuille bloqué'],
    ['a wallet no longer frozen', 'unfreeze-member', 'Portefeuille débloqué'],
    ['a wallet looked at and left frozen', 'keep-frozen', 'Portefeuille gardé bloqué'],
    ['a balance corrected', 'correct-balance', 'Solde corrigé'],
    ['a correction put to somebody else', 'propose-correction', 'Correction proposée'],
    ['a correction refused by them', 'refuse-correction', 'Correction refusée'],
    ['a correction withdrawn', 'take-back-correction', 'Correction reprise'],
  ] as const)('of wallets: %s', (_, act, words) => expect(actWords[act]).toBe(words));

  it.each([
    ['put to a second person', 'propose-act', 'Acte à deux proposé'],
    ['approved by them', 'approve-act', 'Acte à deux approuvé'],
    ['refused by them', 'refuse-act', 'Acte à deux refusé'],
    ['withdrawn', 'take-back-act', 'Acte à deux repris'],
  ] as const)('of what two people do together: %s', (_, act, words) =>
    expect(actWords[act]).toBe(words),
  );

  it.each([
    ['an operator asked about a payment', 'check-payment', 'Opérateur interrogé'],
    ['the outcome of a payment decided', 'decide-payment', 'Paiement décidé'],
    ['money that came too late', 'settle-late', 'Paiement reçu en retard'],
    ['payments compared with those of operators', 'compare-payments', 'Rapprochement demandé'],
    ['an incident opened', 'declare-incident', 'Panne déclarée'],
    ['payments stopped meanwhile', 'block-payments', 'Paiements bloqués'],
    ['an incident ended', 'end-incident', 'Panne terminée'],
    ['an incident that was none', 'dismiss-incident', 'Panne écartée'],
  ] as const)('of payments: %s', (_, act, words) => expect(actWords[act]).toBe(words));

  it.each([
    ['a deposit shared between two members', 'share-deposit', 'Caution partagée'],
    ['a disputed handover decided', 'decide-handover', 'Remise décidée'],
    ['a rental cancelled', 'cancel-rental', 'Location annulée'],
    ['a deadline put off', 'postpone-deadline', 'Délai prolongé'],
  ] as const)('of rentals: %s', (_, act, words) => expect(actWords[act]).toBe(words));

  it.each([
    ['an object taken off the site', 'hide-item', 'Objet masqué'],
    ['an object put back', 'restore-item', 'Objet rétabli'],
    ['an object looked at and left', 'check-item', 'Objet regardé'],
    ['a review taken off the site', 'hide-review', 'Avis masqué'],
    ['a review put back', 'restore-review', 'Avis rétabli'],
    ['a report taken on', 'take-report', 'Signalement pris'],
    ['a report left to others', 'release-report', 'Signalement laissé'],
    ['a report closed', 'close-report', 'Signalement clos'],
    ['messages read because of a report', 'view-reported-messages', 'Messages signalés lus'],
  ] as const)('of objects, reviews and reports: %s', (_, act, words) =>
    expect(actWords[act]).toBe(words),
  );

  it.each([
    ['a place added', 'add-place', 'Lieu ajouté'],
    ['a place changed', 'change-place', 'Lieu modifié'],
    ['a place no longer offered', 'deactivate-place', 'Lieu retiré'],
    ['a place offered again', 'activate-place', 'Lieu proposé de nouveau'],
    ['a list written to a file', 'export-list', 'Liste exportée'],
  ] as const)('of places and lists: %s', (_, act, words) => expect(actWords[act]).toBe(words));

  it('is its own for each act: no two are called the same', () => {
    const words = auditActions.map((act) => actWords[act]);
    expect(new Set(words).size).toBe(auditActions.length);
  });
});
