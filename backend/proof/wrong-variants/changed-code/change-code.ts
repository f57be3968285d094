import type { Plugin } from 'vite';
import { type CodeChange, changedText, filesOf } from './code-change.js';

/** Makes one change while the tests load the code; the files stay as they are. */
export function changeCode(change: CodeChange): Plugin {
  return {
    name: 'change-code',
    enforce: 'pre',
    transform: (_, id) => {
      const file = filesOf(change).find((one) => id.endsWith(`/backend/src/${one}`));
      return file && changedText(change, file);
    },
  };
}
