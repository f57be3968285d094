import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ItemsFigures, MonthsFigures } from '@/features/figures';

export default function Figures() {
  return (
    <>
      <DashboardTitle title="Mes chiffres" />
      <MonthsFigures />
      <ItemsFigures />
    </>
  );
}
