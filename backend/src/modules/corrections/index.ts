export {
  type CorrectionFacts,
  correctionApproved,
  correctionExpired,
  correctionProposed,
  correctionRefused,
} from './corrections.events.js';
export { CorrectionsModule } from './corrections.module.js';
export { MakeCorrection } from './make-correction.js';
