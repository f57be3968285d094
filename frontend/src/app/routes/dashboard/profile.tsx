import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Card } from '@/components/ui/card';
import { AvatarField, ProfileForm, useAuth } from '@/features/account';
import { VERIFIER, VerificationBadge, VerificationSection } from '@/features/verification';

export default function Profile() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <DashboardTitle title="Mon profil" action={<VerificationBadge verifier={user.verifier} />} />
      <Card className="grid gap-6 p-5 sm:p-7">
        <AvatarField user={user} />
        <ProfileForm user={user} nameLocked={user.verifier >= VERIFIER.pending} />
      </Card>
      <VerificationSection user={user} />
    </>
  );
}
