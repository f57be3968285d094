import 'reflect-metadata';
import { createApi } from './create-api.js';
import { env } from './env.js';
import { answerVisitors } from './platform/http/visitor-answers.js';
import { logEnvironmentWarnings, logWarnings } from './platform/logging/log-warnings.js';
import { start } from './platform/start.js';

logWarnings();
await start(async () => {
  const api = await createApi();
  logEnvironmentWarnings();
  answerVisitors(api);
  await api.listen(env.PORT, env.HOST);
});
