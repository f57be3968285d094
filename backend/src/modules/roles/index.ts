export { roleKind } from './role-kind.js';
export { RolesModule } from './roles.module.js';
