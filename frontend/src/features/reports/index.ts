export { prohibitedObjectsQuery } from './api/get-prohibited-objects';
export { ReportButton } from './components/report-button';
