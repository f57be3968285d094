import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Behaviour = 'accept' | 'refuse' | 'know nobody' | 'refuse us' | 'never answer';

/** A mail server on a free port until the end of the test; messages are handled as asked. */
export async function startSmtpServer(behaviour: Behaviour = 'accept') {
  const state = { behaviour, messages: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    talk(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(async () => {
    disconnect();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}`, disconnect });
}

/** The server's part of one conversation (RFC 5321). */
function talk(socket: Socket, state: { behaviour: Behaviour; messages: string[] }): void {
  const answer = (line: string) => socket.write(`${line}\r\n`);
  let received = '';
  let inMessage = false;
  answer('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    const end = inMessage ? '\r\n.\r\n' : '\r\n';
    const at = received.indexOf(end);
    if (at < 0) return;
    const line = received.slice(0, at);
    received = '';
    if (inMessage) {
      inMessage = false;
      state.messages.push(line);
      if (state.behaviour !== 'never answer') answer('250 taken');
    } else if (line === 'QUIT') {
      socket.end('221 bye\r\n');
    } else if (line === 'DATA') {
      inMessage = state.behaviour !== 'refuse';
      answer(inMessage ? '354 go on' : '451 try again later');
    } else if (state.behaviour === 'know nobody' && line.startsWith('RCPT TO')) {
      answer('550 5.1.1 no such user');
    } else if (state.behaviour === 'refuse us' && line.startsWith('RCPT TO')) {
      answer('554 5.7.1 relay access denied');
    } else {
      answer('250 ok');
    }
  });
}
