import { DashboardTitle } from '@/app/layout/dashboard-title';
import { TextLink } from '@/components/ui/text-link';
import { NotificationList } from '@/features/notifications';
import { paths } from '@/lib/paths';

export default function Notifications() {
  return (
    <>
      <DashboardTitle
        title="Notifications"
        action={<TextLink to={paths.settings}>Choisir ce que je reçois</TextLink>}
      />
      <NotificationList />
    </>
  );
}
