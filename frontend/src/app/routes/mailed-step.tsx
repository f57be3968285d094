import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLinkExpired } from '@/api/problem';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { AuthPage } from '@/features/account';

type MailedStepProps = {
  title: string;
  /** What the press of the button does. */
  children: ReactNode;
  action: string;
  step: { mutate: (token: string) => void; isPending: boolean; error: Error | null };
  /** What else can be done once the link has been used or is too old. */
  insteadOfLink: ReactNode;
};

/**
 * Where a mailed link leads that does something once it is confirmed by a press: programs that look at
 * mails open their links, and press nothing.
 */
export function MailedStep({ title, children, action, step, insteadOfLink }: MailedStepProps) {
  const token = useSearchParams()[0].get('token');
  if (isLinkExpired(step.error)) {
    return (
      <AuthPage title={title}>
        <Alert tone="warning" title="Ce lien a expiré ou a déjà été utilisé.">
          {insteadOfLink}
        </Alert>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={title}>
      {token ? (
        <div className="grid gap-5">
          {children}
          {step.error && <Failure message="Une erreur est survenue." error={step.error} />}
          <Button size="lg" block busy={step.isPending} onClick={() => step.mutate(token)}>
            {action}
          </Button>
        </div>
      ) : (
        <Alert tone="warning">
          <p>Ce lien est incomplet. Ouvrez celui de l'e-mail.</p>
        </Alert>
      )}
    </AuthPage>
  );
}
