export { CorrectionsModule } from './corrections.module.js';
export { MakeCorrection } from './make-correction.js';
