import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { authProvider } from './api/authProvider';
import { dataProvider } from './api/dataProvider';
import { Dashboard } from './dashboard/dashboard';
import { i18nProvider } from './i18n/i18n-provider';
import { ConsoleLayout } from './layout/console-layout';
import { NoSuchPage, NotTheirs } from './layout/message-pages';
import { SignInPage } from './layout/sign-in-page';
import { OpsPage } from './ops/ops-page';
import { approvals } from './resources/approvals';
import { auditLog } from './resources/audit-log';
import { auditReports } from './resources/audit-reports';
import { incidents } from './resources/incidents';
import { itemChecks } from './resources/item-checks';
import { items } from './resources/items';
import { payments } from './resources/payments';
import { places } from './resources/places';
import { reconciliationReports } from './resources/reconciliation-reports';
import { rentals } from './resources/rentals';
import { reports } from './resources/reports';
import { reviews } from './resources/reviews';
import { treasury } from './resources/treasury';
import { users } from './resources/users';
import { verifications } from './resources/verifications';
import { SecurityPage } from './security/security-page';
import { theme } from './theme';

const resources = [
  reports,
  verifications,
  itemChecks,
  users,
  items,
  rentals,
  reviews,
  payments,
  approvals,
  treasury,
  incidents,
  places,
  reconciliationReports,
  auditReports,
  auditLog,
];

export function App() {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL.slice(0, -1)}>
      <Admin
        title="Console Loka"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        dashboard={Dashboard}
        layout={ConsoleLayout}
        loginPage={SignInPage}
        catchAll={NoSuchPage}
        accessDenied={NotTheirs}
        theme={theme}
        darkTheme={null}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          <Route path="/securite" element={<SecurityPage />} />
          <Route path="/programmes" element={<OpsPage />} />
        </CustomRoutes>
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      </Admin>
    </BrowserRouter>
  );
}
