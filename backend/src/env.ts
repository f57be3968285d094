import { type Env, readEnv, UnusableEnvironment } from './env/read-env.js';
import { warningsAbout } from './env/warnings.js';

/**
 * The environment, read once and nowhere else: `env/settings` says what each variable means. Every wrong one is named at
 * once, then the program stops. The development defaults are refused in production.
 */
export const env: Env = readOrExit();

/** What a program says of it once it has its log. */
export const environmentWarnings: readonly string[] = warningsAbout(process.env);

/** Says what is wrong in some lines and ends, where a program starts with a wrong environment. */
function readOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof UnusableEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
