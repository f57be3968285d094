import type { ComponentType } from 'react';
import type { KeptStep } from '../kept-step';
import { AnswerHandoverDialog } from './handover/answer-handover-dialog';
import { HandOverDialog } from './handover/hand-over-dialog';
import { PhotographDialog } from './handover/photograph-dialog';
import { ReportHandoverDialog } from './handover/report-handover-dialog';
import { AnswerMissingDialog } from './return/answer-missing-dialog';
import { ContestReturnDialog } from './return/contest-return-dialog';
import { DeclareReturnDialog } from './return/declare-return-dialog';
import type { KeptStepDialogProps } from './steps/step-dialog';

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
