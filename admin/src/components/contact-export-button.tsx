import { limits } from '@loka/client';
import ContactMail from '@mui/icons-material/ContactMailOutlined';
import Button from '@mui/material/Button';
import { useListContext, useNotify } from 'react-admin';
import { requestContactExport } from '../api/actions';
import { saveContactExport } from '../api/export-list';
import { queryFrom } from '../api/query-from';
import { useReasonedAction } from './use-reasoned-action';

/** The lists that show how members are reached, as the server calls them. */
const lists: Record<string, 'members' | 'payments'> = { users: 'members', payments: 'payments' };

const reasons = ['Demande des autorités', 'Information des membres', 'Contrôle des paiements'];

/** The list as a file with contact data: with a reason, at once for an admin, and when one approves for other staff. */
export function ContactExportButton() {
  const { resource, filterValues, total } = useListContext();
  const notify = useNotify();
  const list = lists[resource];
  const { ask, dialog } = useReasonedAction({
    title: 'Exporter avec les coordonnées',
    hint: "Le fichier contient les e-mails ou les numéros de téléphone. Votre nom, la raison et le nombre de lignes restent dans le journal. Hors administration, une personne de l'administration doit approuver. Le fichier se télécharge une fois, dans les 24 heures.",
    reasons,
    limits: limits['POST /api/admin/contact-exports'].reason,
    confirmLabel: 'Exporter',
    color: 'primary',
    success: 'Demande enregistrée.',
    call: async (reason) => {
      const filter = Object.fromEntries(queryFrom(filterValues));
      const { id, approvalId } = await requestContactExport(list ?? 'members', filter, reason);
      if (!approvalId) return saveContactExport(id);
      notify("Une personne de l'administration doit approuver\u00a0: vous recevrez un e-mail.", {});
    },
  });
  if (!list) return null;
  return (
    <>
      <Button size="small" startIcon={<ContactMail />} disabled={!total} onClick={ask}>
        Avec coordonnées
      </Button>
      {dialog}
    </>
  );
}
