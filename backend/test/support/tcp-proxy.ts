import { createServer, connect as open, type Server, type Socket } from 'node:net';

/** Stands between the product and a server that it uses, and takes that one away. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private port = 0;
  private isFrozen = false;

  constructor(private readonly target: URL) {}

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Lets connections through, always at the same address. */
  async connect(): Promise<void> {
    this.isFrozen = false;
    const { hostname, port } = this.target;
    this.server = createServer((client) => {
      if (this.isFrozen) {
        this.sockets.add(client.on('error', () => client.destroy()));
        return;
      }
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

  /** Connections stay or are taken, and nothing comes through any more, as when a line is cut. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** New connections come through, those from before still do not, as when another server has taken the address. */
  letNewOnesThrough(): void {
    this.isFrozen = false;
  }

  /** Ends all connections and takes no more. */
  disconnect(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
