export { DashboardModule } from './dashboard.module.js';
export { type OverdueFacts, waitingOverdue } from './overdue/overdue.events.js';
export { isOfAdmins, type WaitingKind } from './waiting/waiting.schema.js';
