export { DocumentsModule } from './documents.module.js';
