import { TextLink } from '@/components/ui/text-link';
import { AuthPage, ForgotPasswordForm } from '@/features/account';
import { paths } from '@/lib/paths';

export default function ForgotPassword() {
  return (
    <AuthPage
      title="Mot de passe oublié"
      lead="Indiquez votre adresse e-mail&nbsp;: vous y recevrez un lien pour en choisir un nouveau."
      footer={<TextLink to={paths.signIn}>Retour à la connexion</TextLink>}
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}
