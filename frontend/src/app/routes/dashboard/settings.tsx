import { formatDay } from '@loka/client';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LowDataSwitch } from '@/app/layout/low-data-switch';
import { ThemeChoice } from '@/app/layout/theme-choice';
import { useSignOut } from '@/app/layout/use-sign-out';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { retriedPart } from '@/components/ui/retried-part';
import { Skeleton } from '@/components/ui/skeleton';
import { BlockedMembers, EmailSetting, PasswordSetting, useAuth } from '@/features/account';
import { NotificationSettings, SmsNumberSetting } from '@/features/notifications';
import { paths } from '@/lib/paths';

/** What asks the server first anyway is loaded meanwhile. */
const late = () => import('@/features/account/late-settings');
const SecondStepSetting = retriedPart(async () => ({ default: (await late()).SecondStepSetting }));
const Devices = retriedPart(async () => ({ default: (await late()).Devices }));
const DataExport = retriedPart(async () => ({ default: (await late()).DataExport }));

export default function Settings() {
  const { user } = useAuth();
  const { signOut, question } = useSignOut();
  if (!user) return null;

  return (
    <>
      <DashboardTitle title="Paramètres" />
      <Section title="Compte">
        <p>
          {user.email}
          <span className="block text-ink-500 text-sm">
            Membre depuis le {formatDay(user.createdAt)}
          </span>
        </p>
        <ButtonLink to={paths.profile} variant="secondary" className="sm:justify-self-start">
          Modifier mes coordonnées
        </ButtonLink>
        <EmailSetting user={user} />
      </Section>
      <Section title="Mot de passe">
        <PasswordSetting />
      </Section>
      <Section title="Connexion en deux étapes">
        <Suspense fallback={<Skeleton className="h-32 rounded-xl" />}>
          <SecondStepSetting />
        </Suspense>
      </Section>
      <Section title="Appareils connectés">
        <Suspense fallback={<Skeleton className="h-14 rounded-xl" />}>
          <Devices />
        </Suspense>
      </Section>
      <Section title="Notifications">
        <NotificationSettings />
      </Section>
      <Section title="SMS">
        <SmsNumberSetting />
      </Section>
      <Section title="Affichage">
        <p>
          Le thème de Loka sur cet appareil. «&nbsp;Système&nbsp;» suit le réglage du téléphone.
        </p>
        <ThemeChoice name="apparence" />
        <LowDataSwitch />
      </Section>
      <Section title="Membres bloqués">
        <BlockedMembers />
      </Section>
      <Section title="Session">
        <p>Sur un appareil partagé, déconnectez-vous quand vous avez terminé.</p>
        <Button variant="secondary" onClick={signOut} className="sm:justify-self-start">
          <LogOut size={18} aria-hidden />
          Se déconnecter
        </Button>
        {question}
      </Section>
      <Section title="Mes données">
        <Suspense fallback={<Skeleton className="h-14 rounded-xl" />}>
          <DataExport />
        </Suspense>
      </Section>
      <Section title="Supprimer mon compte">
        <p>
          Ce qui est supprimé, ce qui est conservé et pourquoi&nbsp;: tout est dit avant la
          confirmation, et vous avez 7&nbsp;jours pour changer d'avis.
        </p>
        <ButtonLink to={paths.deleteAccount} variant="secondary" className="sm:justify-self-start">
          Supprimer mon compte
        </ButtonLink>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}
