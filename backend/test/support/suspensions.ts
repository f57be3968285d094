import type { SuspensionView } from '../../src/modules/backoffice/suspension/suspension.schema.js';
import { AuditBooks } from '../../src/modules/reconciliation/audit-books.js';
import { api, provided } from './api.js';
import type { Person } from './factories.js';

export const suspensionReason = 'Plusieurs signalements concordants';

export const suspend = (as: Person, { id }: Pick<Person, 'id'>) =>
  api<SuspensionView>(`/api/admin/users/${id}/suspend`, { as, body: { reason: suspensionReason } });

export const reinstate = (as: Person, { id }: Pick<Person, 'id'>) =>
  api<SuspensionView>(`/api/admin/users/${id}/reinstate`, {
    as,
    body: { reason: 'Vérifié avec le membre' },
  });

/** What staff read of it. */
export const suspensionOf = async (as: Person, { id }: Pick<Person, 'id'>) =>
  (await api<SuspensionView>(`/api/admin/users/${id}/suspension`, { as })).body;

/** What the audit says of some of a test's own rows; other tests leave worse. */
export async function violationsAbout(...ids: string[]) {
  const findings = await provided(AuditBooks).execute();
  const isAbout = (row: object) => ids.some((id) => JSON.stringify(row).includes(id));
  return findings.flatMap(({ name, violations }) =>
    violations.filter(isAbout).map((row) => ({ name, row })),
  );
}
