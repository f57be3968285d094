import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/app/paths';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Countdown } from '@/components/ui/countdown';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { useCountdown } from '@/lib/use-countdown';
import { paymentQuery } from '../api/get-payment';
import { paymentAttempt } from '../payment-attempt';

const COUNTDOWN_S = 90;
const REDIRECT_MS = 3000;
const FAILURE = 'Une erreur est survenue lors du paiement. Veuillez réessayer.';

type PaymentProgressProps = { paymentId: string; onRetry: () => void };

/** From the operator's request on the phone to its outcome. */
export function PaymentProgress({ paymentId, onRetry }: PaymentProgressProps) {
  const { data, error, refetch } = useQuery(paymentQuery(paymentId));

  const decided = data && data.outcome !== 'processing' && data.outcome !== 'late';

  // The form it replaces was taller: without this, a phone would show the footer.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  useEffect(() => {
    if (decided) paymentAttempt.forget();
  }, [decided]);

  if (!data) {
    return (
      <Panel>
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Spinner label="Paiement en cours..." />
        )}
      </Panel>
    );
  }
  if (data.outcome === 'succeeded') return <Succeeded />;
  if (data.outcome === 'refunded') return <Refunded />;
  if (data.outcome === 'processing')
    return <Processing left={data.left} offline={Boolean(error)} />;
  return (
    <Panel>
      <Alert tone="danger" className="w-full text-left">
        <p>{FAILURE}</p>
      </Alert>
      {data.outcome === 'late' && (
        <p className="text-pretty">
          Votre opérateur n'a pas encore répondu. Nous continuons de vérifier : si votre compte a
          été débité, la location apparaîtra dans « Mes locations » ou le montant sera versé sur
          votre portefeuille.
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {data.outcome === 'late' && (
          <ButtonLink to={paths.myRentals} variant="secondary">
            Mes locations
          </ButtonLink>
        )}
        <Button onClick={onRetry}>Réessayer</Button>
      </div>
    </Panel>
  );
}

function Processing({ left, offline }: { left: number; offline: boolean }) {
  const seconds = useCountdown(left);
  return (
    <Panel>
      <Countdown seconds={seconds} total={COUNTDOWN_S} label="Temps restant pour confirmer" />
      <div role="status">
        <h2 className="text-2xl">Paiement en cours...</h2>
        <p className="mt-2 text-pretty">
          Une demande vient d'arriver sur votre téléphone. Saisissez votre code secret pour
          confirmer, et gardez cette page ouverte.
        </p>
      </div>
      {offline && (
        <Alert tone="warning" className="text-left">
          <p>Connexion perdue. Votre paiement continue ; nous vérifions dès qu'elle revient.</p>
        </Alert>
      )}
    </Panel>
  );
}

function Succeeded() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.myRentals, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Panel>
      <CircleCheck size={72} strokeWidth={1.5} className="text-lagoon-600" aria-hidden />
      <h2 role="status" className="text-2xl">
        Paiement réussi ! Vous serez redirigé vers vos locations.
      </h2>
      <ButtonLink to={paths.myRentals} replace variant="secondary">
        Voir mes locations
      </ButtonLink>
    </Panel>
  );
}

function Refunded() {
  return (
    <Panel>
      <Alert tone="warning" title="Paiement reçu trop tard" className="text-left">
        <p>
          L'objet a été loué entre-temps à ces dates. Le montant entier a été versé sur votre
          portefeuille.
        </p>
      </Alert>
      <ButtonLink to={paths.explorer}>Trouver un autre objet</ButtonLink>
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <Card className="mx-auto grid min-h-88 max-w-lg content-center justify-items-center gap-6 p-6 text-center sm:p-10">
      {children}
    </Card>
  );
}
