import type { ProposedCorrection } from '../../api/types';
import { PageColumns } from '../../components/page-columns';
import { RecordPage } from '../../components/record-page';
import { CorrectionDecision } from './correction-decision';
import { CorrectionFacts } from './correction-facts';

export function CorrectionShow() {
  return (
    <RecordPage<ProposedCorrection>
      render={(correction) => (
        <PageColumns
          main={<CorrectionFacts correction={correction} />}
          side={<CorrectionDecision correction={correction} />}
        />
      )}
    />
  );
}
