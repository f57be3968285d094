import { styleText } from 'node:util';

/** Whether what is printed goes without colours: into a file, or because somebody wants it so. */
export const bare = !process.stdout.isTTY || Boolean(process.env.NO_COLOR);

// The tools started from here follow suit.
if (bare) process.env.NO_COLOR = '1';

const style = (format: Parameters<typeof styleText>[0], text: string) =>
  bare ? text : styleText(format, text);

/** What the person at the terminal reads. */
export const say = {
  step: (text: string) => console.log(`${style('cyan', '•')} ${text}`),
  done: (text: string) => console.log(`${style('green', '✓')} ${text}`),
  problem: (text: string) => console.error(`${style('red', '✗')} ${text}`),
  plain: (text = '') => console.log(text),
  strong: (text: string) => style('bold', text),
  faint: (text: string) => style('dim', text),
};
