export {
  confirmationRequested,
  passwordChanged,
  passwordResetRequested,
  userRegistered,
} from './auth.events.js';
export { AuthModule } from './auth.module.js';
export { signInBody } from './auth.schema.js';
export { linkHours } from './domain/lifetimes.js';
export { CheckCredentials } from './sign-in/check-credentials.js';
export { signInsPerAddress } from './sign-in/limits.js';
