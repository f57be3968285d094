export { AuthProvider, useAuth } from './auth';
