export { ContactExportsModule } from './contact-exports.module.js';
export { ContactLists } from './contact-lists.js';
