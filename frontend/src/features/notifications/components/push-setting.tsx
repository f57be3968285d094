import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { usePush } from '../use-push';

/** Whether this very browser shows notifications. */
export function PushSetting() {
  const { canPush, isOn, isRefused, begin, end } = usePush();
  const error = begin.error ?? end.error;
  if (!canPush) {
    return (
      <p className="text-ink-500 text-sm">
        Ce navigateur ne peut pas afficher de notifications. Sur iPhone, ajoutez d'abord Loka à
        votre écran d'accueil.
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink-500 text-sm">
        «&nbsp;Appareil&nbsp;»&nbsp;: une notification s'affiche sur ce téléphone ou cet ordinateur,
        même quand Loka est fermé.
      </p>
      {error && <Failure message="Cet appareil n'a pas pu être changé." error={error} />}
      {isRefused && (
        <p className="text-ink-500 text-sm">
          Vous avez refusé les notifications de Loka&nbsp;: autorisez-les dans les réglages de votre
          navigateur.
        </p>
      )}
      {isOn && (
        <Button
          variant="secondary"
          busy={end.isPending}
          onClick={() => end.mutate()}
          className="sm:justify-self-start"
        >
          Désactiver sur cet appareil
        </Button>
      )}
      {isOn === false && !isRefused && (
        <Button
          variant="secondary"
          busy={begin.isPending}
          onClick={() => begin.mutate()}
          className="sm:justify-self-start"
        >
          Activer sur cet appareil
        </Button>
      )}
    </div>
  );
}
