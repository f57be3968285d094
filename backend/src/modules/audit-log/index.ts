export { AuditLog } from './audit-log.js';
export { AuditLogModule } from './audit-log.module.js';
export { AuditLogQueries } from './audit-log.queries.js';
export { actWords } from './domain/act-words.js';
export {
  type AuditAction,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from './domain/audit-action.js';
export { ExportList } from './export/export-list.js';
