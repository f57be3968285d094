import Box from '@mui/material/Box';
import type { VerificationDetail } from '../../api/types';
import { RecordPage } from '../../components/record-page';
import { Applicant } from './applicant';
import { Decision } from './decision';
import { EarlierSubmissions } from './earlier-submissions';
import { DocumentPicture, LivePicture } from './identity-pictures';

/* A phone shows the pictures before the decision that depends on them. */
const order = { xs: '1', md: '0' };

export function VerificationShow() {
  return <RecordPage<VerificationDetail> render={(it) => <VerificationPage submission={it} />} />;
}

function VerificationPage({ submission }: { submission: VerificationDetail }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        pt: 2,
        pb: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Applicant submission={submission} />
      <Box sx={{ order, display: 'grid' }}>
        <Decision key={submission.id} submission={submission} />
      </Box>
      <DocumentPicture submission={submission} />
      <LivePicture submission={submission} />
      <Box sx={{ order, gridColumn: '1 / -1' }}>
        <EarlierSubmissions submissions={submission.history} />
      </Box>
    </Box>
  );
}
