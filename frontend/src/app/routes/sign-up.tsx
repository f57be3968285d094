import { Navigate } from 'react-router-dom';
import { TextLink } from '@/components/ui/text-link';
import { AuthPage, SignUpForm, signInReason, useAfterSignIn, useAuth } from '@/features/account';
import { signInPath } from '@/lib/paths';

export default function SignUp() {
  const { user, enter } = useAuth();
  const { redirect, pathFor } = useAfterSignIn();
  if (user) return <Navigate to={pathFor(user)} replace />;
  return (
    <AuthPage
      title="Inscription"
      lead={
        signInReason(redirect) ??
        'Un compte pour louer les objets des autres, et proposer les vôtres.'
      }
      footer={
        <>
          Déjà inscrit{'\u00a0'}? <TextLink to={signInPath(redirect)}>Se connecter</TextLink>
        </>
      }
    >
      <SignUpForm onDone={enter} />
    </AuthPage>
  );
}
