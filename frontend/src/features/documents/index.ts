export { documents } from './api/save-document';
export { DocumentLink } from './components/document-link';
