import { formatDay } from '@loka/client';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { useSignOut } from '@/app/layout/use-sign-out';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { BlockedMembers, PasswordSetting, useAuth } from '@/features/account';
import { NotificationSettings, SmsNumberSetting } from '@/features/notifications';
import { paths } from '@/lib/paths';

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
      </Section>
      <Section title="Mot de passe">
        <PasswordSetting user={user} />
      </Section>
      <Section title="Notifications">
        <NotificationSettings />
      </Section>
      <Section title="SMS">
        <SmsNumberSetting />
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
