import { LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { useCorrectEmail } from '../api/correct-email';
import { useAuth } from '../auth';

const load = async () => (await import('./correct-email-form')).CorrectEmailForm;

/** Puts right an address that is not confirmed: a button, and then the address in a field. */
export function CorrectEmail() {
  const { user } = useAuth();
  const late = useLateDialog(load);
  const { Dialog: Form } = late;
  const correction = useCorrectEmail();
  if (Form && late.shown.open) {
    return <Form {...late.shown} email={user?.email ?? ''} correction={correction} />;
  }
  return (
    <div className="grid justify-items-start gap-2">
      {correction.isSuccess && <p aria-live="polite">Nouvel e-mail envoyé à {user?.email}.</p>}
      <LateButton late={late} variant="secondary" aria-haspopup={false}>
        Corriger
      </LateButton>
    </div>
  );
}
