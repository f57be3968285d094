import { CalendarDays, Heart, LayoutDashboard, MessageCircle, Package } from 'lucide-react';
import { paths } from '@/lib/paths';

/** The signed-in visitor's shortcuts, the same on every screen size. */
export const ACCOUNT_LINKS = [
  { label: 'Tableau de bord', to: paths.dashboard, icon: LayoutDashboard },
  { label: 'Mes objets', to: paths.myItems, icon: Package },
  { label: 'Mes locations', to: paths.myRentals, icon: CalendarDays },
  { label: 'Messages', to: paths.messages, icon: MessageCircle },
  { label: 'Mes favoris', to: paths.favourites, icon: Heart },
];
