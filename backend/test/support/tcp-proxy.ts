import { createServer, connect as open, type Server, type Socket } from 'node:net';

/** Stands between the product and a server that it uses, and takes that one away. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private port = 0;

  constructor(private readonly target: URL) {}

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Lets connections through, always at the same address. */
  async connect(): Promise<void> {
    const { hostname, port } = this.target;
    this.server = createServer((client) => {
      const server = open(Number(port), hostname);
      for (const [socket, other] of [
        [client, server],
        [server, client],
      ] as const) {
        this.sockets.add(socket);
        socket.on('close', () => other.destroy()).on('error', () => other.destroy());
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => {
      this.server?.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (this.server.address() as { port: number }).port;
  }

  /** Connections stay, and nothing comes through any more, as when a line is cut. */
  freeze(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Ends all connections and takes no more. */
  disconnect(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
