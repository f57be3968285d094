import { useNavigate, useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { TextLink } from '@/components/ui/text-link';
import { toast } from '@/components/ui/toast';
import { AuthPage, ResetPasswordForm, useAuth } from '@/features/account';
import { paths } from '@/lib/paths';

export default function ResetPassword() {
  const token = useSearchParams()[0].get('token');
  const { leave } = useAuth();
  const navigate = useNavigate();

  async function finish() {
    await leave();
    toast.success('Votre mot de passe a été changé. Connectez-vous.');
    navigate(paths.signIn, { replace: true });
  }

  return (
    <AuthPage
      title="Nouveau mot de passe"
      footer={<TextLink to={paths.forgotPassword}>Demander un nouveau lien</TextLink>}
    >
      {token ? (
        <ResetPasswordForm token={token} onDone={finish} />
      ) : (
        <Alert tone="warning">
          <p>Suivez le lien reçu par e-mail pour choisir un nouveau mot de passe.</p>
        </Alert>
      )}
    </AuthPage>
  );
}
