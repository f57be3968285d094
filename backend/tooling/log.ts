import { styleText } from 'node:util';

/** Whether output has no colours: it goes to a file, or NO_COLOR is set. */
export const plainOutput = !process.stdout.isTTY || Boolean(process.env.NO_COLOR);

// The tools started from here do the same.
if (plainOutput) process.env.NO_COLOR = '1';

const style = (format: Parameters<typeof styleText>[0], text: string) =>
  plainOutput ? text : styleText(format, text);

export const bold = (text: string) => style('bold', text);
export const dim = (text: string) => style('dim', text);

/** Messages to the person at the terminal. */
export const log = {
  step: (text: string) => console.log(`${style('cyan', '•')} ${text}`),
  done: (text: string) => console.log(`${style('green', '✓')} ${text}`),
  problem: (text: string) => console.error(`${style('red', '✗')} ${text}`),
  line: (text = '') => console.log(text),
};
