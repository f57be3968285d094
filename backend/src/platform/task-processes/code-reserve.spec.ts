import { expect, it } from 'vitest';
import { codeReserveIn } from './code-reserve.js';

it('is what Node 24 sets aside for the code of a thread, and a step for a Node that takes it as it goes', () => {
  const other = `
00400000-007ef000 r--p 00000000 08:01 131 /usr/local/bin/node
7f61fc000000-7f61fc021000 rw-p 00000000 00:00 0
7f6208dad000-7f6208f00000 r-xp 00000000 08:01 1 /lib/x86_64-linux-gnu/libc.so.6
`;
  const node24 = `${other}
7f61dc000000-7f61fbdc0000 rwxp 00000000 00:00 0
7f61fbfc5000-7f61fc000000 rwxp 00000000 00:00 0
`;
  const twoThreads = `${node24}
7f51dc000000-7f51fbdc0000 rwxp 00000000 00:00 0
`;
  const node20 = `${other}
7f61fbfc5000-7f61fc000000 rwxp 00000000 00:00 0
`;
  expect([node24, twoThreads, node20, ''].map(codeReserveIn)).toEqual([512, 512, 64, 0]);
});
