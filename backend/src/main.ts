import 'reflect-metadata';
import { createApi } from './create-api.js';
import { env } from './env.js';

const api = await createApi();
await api.listen(env.PORT, env.HOST);
