export { AuditBooks, type Finding } from './audit-books.js';
export { AuditGateway } from './audit-gateway.js';
export { ReconciliationModule } from './reconciliation.module.js';
