import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { BlockPayments } from './block-payments.js';
import { CloseIncident } from './close-incident.js';
import { DeclareIncident } from './declare-incident.js';
import { IncidentsAdminController } from './incidents.admin.controller.js';
import { IncidentsPersonalData } from './incidents.personal-data.js';
import { IncidentsQueries } from './incidents.queries.js';
import { OperatorIncidents } from './operator-incidents.js';
import { ProposeIncident } from './propose-incident.js';
import { RemindOpen } from './remind-open.js';

/** Times in which an operator does not work: who says so, and what it means for payments and deadlines. */
@Module({
  imports: [AccountsModule, AuditLogModule, EventsModule, MobileMoneyModule],
  controllers: [IncidentsAdminController],
  providers: [
    IncidentsPersonalData,
    IncidentsQueries,
    OperatorIncidents,
    DeclareIncident,
    CloseIncident,
    BlockPayments,
    ProposeIncident,
    RemindOpen,
  ],
  exports: [OperatorIncidents, ProposeIncident, RemindOpen],
})
export class IncidentsModule {}
