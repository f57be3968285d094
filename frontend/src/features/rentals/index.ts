export { quoteQuery } from './api/get-quote';
export { QuoteSummary } from './components/quote-summary';
export { RequestForm } from './components/request-form';
export type { RequestDraft } from './request-draft';
