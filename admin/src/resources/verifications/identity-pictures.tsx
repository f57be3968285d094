import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { VerificationDetail } from '@/api/types';
import { Panel } from '@/components/panel';
import { PrivatePicture } from '@/components/private-picture';
import { documentNames } from './verification-status';

/** The document and the live photo side by side: does one show the other's person? */
export function IdentityPictures({ submission }: { submission: VerificationDetail }) {
  const { documentUrl, photoUrl, prompt, type, numero } = submission;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Panel title="Document">
        <PrivatePicture key={documentUrl} url={documentUrl} alt="Document d'identité" />
        <Alert severity="info" icon={false} sx={{ mt: 1.5 }}>
          {documentNames[type]}, numéro saisi : <strong>{numero}</strong>
        </Alert>
      </Panel>
      <Panel title="Photo en direct">
        <PrivatePicture key={photoUrl} url={photoUrl} alt="Photo prise en direct" />
        <Alert severity="info" icon={false} sx={{ mt: 1.5 }}>
          {prompt ? (
            <>
              Geste demandé : <strong>{prompt}</strong>
            </>
          ) : (
            'Aucun geste enregistré avec cette photo.'
          )}
        </Alert>
      </Panel>
    </Box>
  );
}
