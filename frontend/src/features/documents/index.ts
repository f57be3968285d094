export { contractQuery } from './api/get-contract';
export { documents, useSaveDocument } from './api/save-document';
export { ContractConsent } from './components/contract-consent';
export { DocumentLink } from './components/document-link';
