import { Alert } from '@/components/ui/alert';

/** Staff let no money leave the wallet. */
export function FrozenNotice() {
  return (
    <Alert tone="warning" title="Votre portefeuille est bloqué.">
      <p>
        L'équipe Loka ne laisse sortir aucun argent pour le moment&nbsp;: ni retrait, ni
        remboursement renvoyé, ni location payée par le portefeuille. Ce qui vous est dû continue
        d'y arriver. Pour en savoir plus, écrivez-nous&nbsp;: nos contacts sont en bas de page.
      </p>
    </Alert>
  );
}
