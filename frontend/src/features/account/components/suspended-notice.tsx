import { Alert } from '@/components/ui/alert';

/** On each page of a suspended member: what goes on, what does not, and whom to write to. */
export function SuspendedNotice() {
  return (
    <Alert tone="danger" title="Votre compte est suspendu.">
      <p>
        Vos objets ne sont plus visibles, aucun argent ne sort de votre portefeuille, et vous ne
        pouvez rien commencer de nouveau. Vos locations acceptées continuent&nbsp;: remettez, rendez
        et échangez des messages comme convenu.
      </p>
      <p className="mt-2">
        Pour comprendre ou pour nous répondre, écrivez-nous&nbsp;: nos contacts sont en bas de page.
      </p>
    </Alert>
  );
}
