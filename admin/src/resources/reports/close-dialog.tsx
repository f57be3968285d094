import { limits } from '@loka/client';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { closeReport } from '../../api/actions';
import type { ReportDetail, ReportOutcome } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { useAction } from '../../lib/use-action';
import { effectOf, reportOutcomes } from './report-words';

const { reason: reasonLimits } = limits['POST /api/admin/reports/{id}/close'];

/** What becomes of a report, and why. */
export function CloseDialog({ report, onClose }: { report: ReportDetail; onClose: () => void }) {
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const [reason, setReason] = useState('');
  const { run, isRunning } = useAction();
  const isComplete = outcome !== null && reason.trim().length >= reasonLimits.minLength;

  async function close() {
    if (!outcome || !isComplete) return;
    const call = () => closeReport(report.id, outcome, reason.trim());
    if (await run(call, 'Signalement clos.')) onClose();
  }

  return (
    <FormDialog
      title="Clore ce signalement"
      submitLabel="Clore"
      disabled={!isComplete || isRunning}
      maxWidth="sm"
      onSubmit={close}
      onClose={onClose}
    >
      La personne qui a signalé apprend par e-mail que vous avez regardé.
      <RadioGroup
        aria-label="Suite"
        value={outcome ?? ''}
        onChange={(_, value) => setOutcome(value as ReportOutcome)}
        sx={{ mt: 1, gap: 0.5 }}
      >
        {report.outcomes.map((one) => (
          <FormControlLabel key={one} value={one} label={reportOutcomes[one]} control={<Radio />} />
        ))}
      </RadioGroup>
      {outcome && (
        <Typography sx={{ color: 'text.secondary', my: 1 }}>
          {effectOf(outcome, report.kind)}
        </Typography>
      )}
      <TextField
        required
        multiline
        minRows={2}
        label="Raison, pour l'équipe"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: reasonLimits }}
      />
    </FormDialog>
  );
}
