import { LateButton, useLateDialog } from '@/components/ui/late-dialog';

const load = async () => (await import('./change-password-dialog')).ChangePasswordDialog;

/** The form is loaded for whoever reaches for it, and begins empty each time. */
export function PasswordSetting() {
  const late = useLateDialog(load);
  const { Dialog, shown } = late;
  return (
    <>
      <p className="text-pretty">Le changer ferme vos sessions sur tous vos autres appareils.</p>
      <LateButton late={late} variant="secondary" className="sm:justify-self-start">
        Changer mon mot de passe
      </LateButton>
      {Dialog && shown.open && <Dialog onClose={shown.onClose} />}
    </>
  );
}
