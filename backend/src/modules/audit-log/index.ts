export { AuditLog } from './audit-log.js';
export { AuditLogModule } from './audit-log.module.js';
export { AuditLogQueries } from './audit-log.queries.js';
