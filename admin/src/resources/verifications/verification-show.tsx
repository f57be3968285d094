import { Show, useRecordContext } from 'react-admin';
import type { VerificationDetail } from '@/api/types';
import { PageColumns } from '@/components/page-columns';
import { Applicant } from './applicant';
import { Decision } from './decision';
import { EarlierSubmissions } from './earlier-submissions';
import { IdentityPictures } from './identity-pictures';

export function VerificationShow() {
  return (
    <Show component="div" actions={false}>
      <VerificationPage />
    </Show>
  );
}

function VerificationPage() {
  const submission = useRecordContext<VerificationDetail>();
  if (!submission) return null;
  return (
    <PageColumns
      main={<IdentityPictures submission={submission} />}
      side={
        <>
          <Decision key={submission.id} submission={submission} />
          <Applicant submission={submission} />
          <EarlierSubmissions submissions={submission.history} />
        </>
      }
    />
  );
}
