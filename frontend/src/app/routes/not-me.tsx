import { useNotMe } from '@/features/account';
import { MailedStep } from './mailed-step';
import { ProtectOtherwise } from './protect-otherwise';
import { useStepToNewPassword } from './use-step-to-new-password';

/** Where mails about the safety of an account lead whoever did not do what they tell of. */
export default function NotMe() {
  const step = useStepToNewPassword(useNotMe());
  return (
    <MailedStep
      title="Ce n'était pas vous&nbsp;?"
      action="Protéger mon compte"
      step={step}
      insteadOfLink={<ProtectOtherwise />}
    >
      <p className="text-pretty">
        Toutes les sessions de votre compte seront fermées, sur tous les appareils, puis vous
        choisirez un nouveau mot de passe.
      </p>
    </MailedStep>
  );
}
