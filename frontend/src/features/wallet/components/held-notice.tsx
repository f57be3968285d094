import { formatFcfa } from '@loka/client';
import type { Wallet } from '@/api/types';
import { Alert } from '@/components/ui/alert';

/** Part of the wallet stays in it: the operator does not know a payment that brought it. */
export function HeldNotice({ held, balance }: Pick<Wallet, 'held' | 'balance'>) {
  return (
    <Alert tone="warning" title={`${formatFcfa(held)} sont retenus dans votre portefeuille.`}>
      <p>
        L'opérateur ne retrouve pas un paiement qui les a apportés&nbsp;: ils ne peuvent être ni
        retirés ni dépensés tant que l'équipe Loka ne l'a pas vérifié avec lui.{' '}
        <span>{balance > held && 'Le reste de votre solde est disponible. '}</span>Si vous avez une
        preuve de ce paiement, écrivez-nous&nbsp;: nos contacts sont en bas de page.
      </p>
    </Alert>
  );
}
