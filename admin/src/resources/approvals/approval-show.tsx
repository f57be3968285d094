import type { Approval } from '../../api/types';
import { PageColumns } from '../../components/page-columns';
import { RecordPage } from '../../components/record-page';
import { ApprovalDecision } from './approval-decision';
import { ApprovalFacts } from './approval-facts';
import { ContactFile } from './contact-file';

export function ApprovalShow() {
  return (
    <RecordPage<Approval>
      render={(approval) => (
        <PageColumns
          main={<ApprovalFacts approval={approval} />}
          side={
            <>
              <ApprovalDecision approval={approval} />
              <ContactFile approval={approval} />
            </>
          }
        />
      )}
    />
  );
}
