export { userFrozen, userUnfrozen } from './accounts.events.js';
export { AccountsModule } from './accounts.module.js';
export { AccountsQueries } from './accounts.queries.js';
export { personName, userView } from './accounts.schema.js';
export { BlockedMembers } from './blocking/blocked-members.js';
export { Credentials } from './credentials.js';
export { MakeAdmin } from './make-admin.js';
export { nameOf } from './name-of.js';
export { type Person, Users } from './users.js';
