export { graceDays, postponedDays } from './domain/grace.js';
export { ExportFiles } from './export/export-files.js';
export {
  accountDeleted,
  deletionRequested,
  deletionStopped,
  deletionTakenBack,
  exportFailed,
  exportReady,
  exportRequested,
} from './personal-data.events.js';
export { PersonalDataModule } from './personal-data.module.js';
