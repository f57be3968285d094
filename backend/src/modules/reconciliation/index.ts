export { AuditBooks, type Finding } from './audit-books.js';
export { AuditGateway } from './audit-gateway.js';
export { ruleInFrench } from './invariants/rules-in-french.js';
export { type AuditPart, auditParts, partOf } from './invariants.js';
export {
  type AuditReportFacts,
  auditReportMade,
  type ReconciliationReportFacts,
  reconciliationReportMade,
} from './reconciliation.events.js';
export { ReconciliationModule } from './reconciliation.module.js';
