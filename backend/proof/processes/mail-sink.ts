import { createServer, type Socket } from 'node:net';

/** Starts an SMTP server that accepts every mail and stores none. Returns its port. */
export async function startMailSink(): Promise<number> {
  const server = createServer(accept);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return (server.address() as { port: number }).port;
}

function accept(socket: Socket): void {
  let text = '';
  let inMail = false;
  const answer = (line: string) => {
    if (inMail) {
      inMail = line !== '.';
      return inMail ? '' : '250 accepted\r\n';
    }
    if (/^DATA/i.test(line)) {
      inMail = true;
      return '354 continue\r\n';
    }
    return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
  };
  socket.unref();
  // The programs that send mails here are killed during a run.
  socket.on('error', () => socket.destroy());
  socket.write('220 mail sink\r\n');
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (text + chunk).split('\r\n');
    text = lines.pop() ?? '';
    socket.write(lines.map(answer).join(''));
  });
}
