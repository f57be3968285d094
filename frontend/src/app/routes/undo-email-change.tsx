import { useUndoEmailChange } from '@/features/account';
import { MailedStep } from './mailed-step';
import { ProtectOtherwise } from './protect-otherwise';
import { useStepToNewPassword } from './use-step-to-new-password';

/** Where the link leads that the old address is mailed: its holder takes the account back. */
export default function UndoEmailChange() {
  const step = useStepToNewPassword(useUndoEmailChange());
  return (
    <MailedStep
      title="Rétablir mon adresse"
      action="Rétablir mon adresse"
      step={step}
      insteadOfLink={<ProtectOtherwise />}
    >
      <p className="text-pretty">
        L'adresse où vous avez reçu cet e-mail redeviendra celle de votre compte. Toutes les
        sessions seront fermées, puis vous choisirez un nouveau mot de passe.
      </p>
    </MailedStep>
  );
}
