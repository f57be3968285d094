import { useNavigate } from 'react-router-dom';
import { TextLink } from '@/components/ui/text-link';
import { toast } from '@/components/ui/toast';
import { useAuth, useConfirmEmailChange } from '@/features/account';
import { paths } from '@/lib/paths';
import { MailedStep } from './mailed-step';

/** Where the link leads that is mailed to a new address. */
export default function ConfirmNewEmail() {
  const { user, refetchUser } = useAuth();
  const confirm = useConfirmEmailChange();
  const navigate = useNavigate();

  const step = {
    ...confirm,
    mutate: (token: string) =>
      confirm.mutate(token, {
        onSuccess: async () => {
          if (user) await refetchUser();
          toast.success('Votre adresse e-mail a été changée.');
          navigate(user ? paths.settings : paths.signIn, { replace: true });
        },
      }),
  };

  return (
    <MailedStep
      title="Nouvelle adresse e-mail"
      action="Confirmer cette adresse"
      step={step}
      insteadOfLink={
        <p>
          Pour en recevoir un autre, demandez le changement dans{' '}
          <TextLink to={paths.settings}>vos paramètres</TextLink>.
        </p>
      }
    >
      <p>Cette adresse deviendra celle de votre compte Loka.</p>
    </MailedStep>
  );
}
