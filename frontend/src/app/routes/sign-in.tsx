import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { SecondStepWay } from '@/api/types';
import { TextLink } from '@/components/ui/text-link';
import {
  AuthPage,
  SecondStepForm,
  SignInForm,
  signInReason,
  useAfterSignIn,
  useAuth,
} from '@/features/account';
import { paths, signInPath } from '@/lib/paths';

export default function SignIn() {
  const { user, enter } = useAuth();
  const { redirect, pathFor } = useAfterSignIn();
  const [ways, setWays] = useState<SecondStepWay[] | null>(null);
  if (user) return <Navigate to={pathFor(user)} replace />;
  if (ways) {
    return (
      <AuthPage
        title="Deuxième étape"
        lead="Votre mot de passe est le bon. Confirmez que c'est vous."
      >
        <SecondStepForm ways={ways} onDone={enter} onBack={() => setWays(null)} />
      </AuthPage>
    );
  }
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
      <SignInForm onDone={enter} onSecondStep={setWays} />
    </AuthPage>
  );
}
