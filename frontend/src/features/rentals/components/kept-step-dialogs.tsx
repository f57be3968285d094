import type { ComponentType } from 'react';
import type { KeptStep } from '../kept-step';
import { AnswerHandoverDialog } from './answer-handover-dialog';
import { AnswerMissingDialog } from './answer-missing-dialog';
import { ContestReturnDialog } from './contest-return-dialog';
import { DeclareReturnDialog } from './declare-return-dialog';
import { HandOverDialog } from './hand-over-dialog';
import { PhotographDialog } from './photograph-dialog';
import { ReportHandoverDialog } from './report-handover-dialog';
import type { KeptStepDialogProps } from './step-dialog';

/** The form of each step that is kept until it can be sent. */
export const KEPT_STEP_DIALOGS: Record<KeptStep, ComponentType<KeptStepDialogProps>> = {
  'hand-over': HandOverDialog,
  'photograph-handover': PhotographDialog,
  'report-not-received': (props) => <ReportHandoverDialog {...props} step="report-not-received" />,
  'report-absent': (props) => <ReportHandoverDialog {...props} step="report-absent" />,
  'deny-not-received': (props) => <AnswerHandoverDialog {...props} step="deny-not-received" />,
  'deny-absence': (props) => <AnswerHandoverDialog {...props} step="deny-absence" />,
  'declare-return': DeclareReturnDialog,
  'contest-return': ContestReturnDialog,
  'answer-missing': AnswerMissingDialog,
};
