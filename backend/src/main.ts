import 'reflect-metadata';
import { createApi } from './create-api.js';
import { env } from './env.js';
import { logWarnings } from './platform/logging/log-warnings.js';

logWarnings();
const api = await createApi();
await api.listen(env.PORT, env.HOST);
