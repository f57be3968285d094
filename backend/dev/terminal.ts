import { styleText } from 'node:util';

const bare = !process.stdout.isTTY || process.env.NO_COLOR !== undefined;
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
