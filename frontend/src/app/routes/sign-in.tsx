import { Navigate } from 'react-router-dom';
import { TextLink } from '@/components/ui/text-link';
import { AuthPage, SignInForm, signInReason, useAfterSignIn, useAuth } from '@/features/account';
import { paths, signInPath } from '@/lib/paths';

export default function SignIn() {
  const { user, enter } = useAuth();
  const { redirect, pathFor } = useAfterSignIn();
  if (user) return <Navigate to={pathFor(user)} replace />;
  return (
    <AuthPage
      title="Connexion"
      lead={signInReason(redirect) ?? 'Retrouvez vos objets, vos locations et votre portefeuille.'}
      footer={
        <>
          Pas encore de compte{'\u00a0'}?{' '}
          <TextLink to={signInPath(redirect, paths.signUp)}>S'inscrire</TextLink>
        </>
      }
    >
      <SignInForm onDone={enter} />
    </AuthPage>
  );
}
