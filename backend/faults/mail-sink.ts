import { createServer, type Socket } from 'node:net';

/** An SMTP server that takes every mail and keeps none. Gives its port. */
export async function startMailSink(): Promise<number> {
  const server = createServer(take);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return (server.address() as { port: number }).port;
}

function take(socket: Socket): void {
  let text = '';
  let inMail = false;
  const answer = (line: string) => {
    if (inMail) {
      inMail = line !== '.';
      return inMail ? '' : '250 taken\r\n';
    }
    if (/^DATA/i.test(line)) {
      inMail = true;
      return '354 go on\r\n';
    }
    return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
  };
  socket.unref();
  // Whoever sends mails here is killed now and then.
  socket.on('error', () => socket.destroy());
  socket.write('220 a sink\r\n');
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (text + chunk).split('\r\n');
    text = lines.pop() ?? '';
    socket.write(lines.map(answer).join(''));
  });
}
