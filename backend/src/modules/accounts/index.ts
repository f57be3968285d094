export {
  type GoingOn,
  roleChanged,
  userFrozen,
  userReinstated,
  userSuspended,
  userUnfrozen,
} from './accounts.events.js';
export { AccountsModule } from './accounts.module.js';
export { AccountsQueries } from './accounts.queries.js';
export {
  personName,
  type UserParams,
  userListQuery,
  userParams,
  userView,
} from './accounts.schema.js';
export { BlockedMembers } from './blocking/blocked-members.js';
export { Credentials } from './credentials.js';
export { actorOf, type CallingUser } from './domain/actor-of.js';
export { FindUsers } from './find-users.js';
export { FreezeMember } from './freeze-member.js';
export { GiveRole } from './give-role.js';
export { Involvement } from './involvement.js';
export { MakeAdmin } from './make-admin.js';
export { memberContactColumns } from './member-columns.js';
export { contactOf, nameOf } from './name-of.js';
export { Roles } from './roles.js';
export { type Contact, type Person, Users } from './users.js';
export { usersMatching } from './users-matching.js';
