import { formatDay } from '@loka/client';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { LowDataSwitch } from '@/app/layout/low-data-switch';
import { ThemeChoice } from '@/app/layout/theme-choice';
import { useSignOut } from '@/app/layout/use-sign-out';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { part } from '@/components/ui/part';
import { Skeleton } from '@/components/ui/skeleton';
import { BlockedMembers, EmailSetting, PasswordSetting, useAuth } from '@/features/account';
import { NotificationSettings, SmsNumberSetting } from '@/features/notifications';
import { paths } from '@/lib/paths';

/** What asks the server first anyway is loaded meanwhile. */
const late = () => import('@/features/account/late-settings');
const SecondStepSetting = part(async () => (await late()).SecondStepSetting);
const Devices = part(async () => (await late()).Devices);
const DataExport = part(async () => (await late()).DataExport);

/** By the id of each: its heading, and its name among the links to all of them. In their order on the page. */
const SECTIONS = {
  compte: ['Compte', 'Compte'],
  'mot-de-passe': ['Mot de passe', 'Mot de passe'],
  'deux-etapes': ['Connexion en deux étapes', 'Deux étapes'],
  appareils: ['Appareils connectés', 'Appareils'],
  notifications: ['Notifications', 'Notifications'],
  sms: ['SMS', 'SMS'],
  affichage: ['Affichage', 'Affichage'],
  'membres-bloques': ['Membres bloqués', 'Blocages'],
  session: ['Session', 'Session'],
  donnees: ['Mes données', 'Données'],
  suppression: ['Supprimer mon compte', 'Suppression'],
} as const;

export default function Settings() {
  const { user } = useAuth();
  const { signOut, question } = useSignOut();
  if (!user) return null;

  return (
    <>
      <DashboardTitle title="Paramètres" />
      <nav aria-label="Sections des paramètres">
        <ul className="flex flex-wrap gap-1.5">
          {Object.entries(SECTIONS).map(([id, [, name]]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-sand-300 bg-surface px-2.5 font-medium text-sm transition-colors hover:border-ink-400"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="compte">
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
      <Section id="mot-de-passe">
        <PasswordSetting />
      </Section>
      <Section id="deux-etapes">
        <Suspense fallback={<Skeleton className="h-32 rounded-xl" />}>
          <SecondStepSetting />
        </Suspense>
      </Section>
      <Section id="appareils">
        <Suspense fallback={<Skeleton className="h-14 rounded-xl" />}>
          <Devices />
        </Suspense>
      </Section>
      <Section id="notifications">
        <NotificationSettings />
      </Section>
      <Section id="sms">
        <SmsNumberSetting />
      </Section>
      <Section id="affichage">
        <p>
          Le thème de Loka sur cet appareil. «&nbsp;Système&nbsp;» suit le réglage du téléphone.
        </p>
        <ThemeChoice name="apparence" />
        <LowDataSwitch />
      </Section>
      <Section id="membres-bloques">
        <BlockedMembers />
      </Section>
      <Section id="session">
        <p>Sur un appareil partagé, déconnectez-vous quand vous avez terminé.</p>
        <Button variant="secondary" onClick={signOut} className="sm:justify-self-start">
          <LogOut size={18} aria-hidden />
          Se déconnecter
        </Button>
        {question}
      </Section>
      <Section id="donnees">
        <Suspense fallback={<Skeleton className="h-14 rounded-xl" />}>
          <DataExport />
        </Suspense>
      </Section>
      <Section id="suppression">
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

function Section({ id, children }: { id: keyof typeof SECTIONS; children: ReactNode }) {
  return (
    <Card className="grid scroll-mt-20 grid-cols-1 gap-4 p-5 sm:p-7" id={id}>
      <h2 className="text-xl">{SECTIONS[id][0]}</h2>
      {children}
    </Card>
  );
}
