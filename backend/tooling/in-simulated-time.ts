/** Options of Node for a program whose clock follows the file that SIMULATED_TIME_FILE names. */
export const inSimulatedTime = ['--import', new URL('simulated-time.mjs', import.meta.url).href];
