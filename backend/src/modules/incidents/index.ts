export {
  failureJump,
  lastMinutes,
  type OperatorFigures,
  usualDays,
} from './domain/failure-jump.js';
export {
  type IncidentFacts,
  incidentDeclared,
  incidentEnded,
  incidentForgotten,
  incidentProposed,
} from './incidents.events.js';
export { IncidentsModule } from './incidents.module.js';
export { OperatorIncidents, type Pause } from './operator-incidents.js';
export { ProposeIncident } from './propose-incident.js';
