/** A Postgres that lets everyone in and then answers no query, or refuses each: what a real one does only when it is in trouble. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SilentPostgres {
  readonly url: string;
  /** How many are connected now. */
  readonly connected: () => number;
  /** How many have ever connected. */
  readonly accepted: () => number;
  stop(): Promise<void>;
}

/** One message of the protocol: its kind, its length, its content. */
function message(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + length.length);
  return Buffer.concat([Buffer.from(kind), length, content]);
}

const READY = message('Z', Buffer.from('I'));
/** No password is asked for. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const REFUSAL = Buffer.concat([message('E', Buffer.from('SERROR\0CXX000\0Mrefused\0\0')), READY]);

/**
 * Starts one on a free port of this machine.
 * @param options.refuses whether it answers a query with an error, in place of nothing
 */
export async function startSilentPostgres({ refuses = false } = {}): Promise<SilentPostgres> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    accepted += 1;
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // who hangs up does not say goodbye
    socket.once('data', () => {
      socket.write(WELCOME);
      if (refuses)
        socket.on('data', (asked) => asked.toString('latin1', 0, 1) === 'Q' && socket.write(REFUSAL));
      else socket.resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://someone@127.0.0.1:${String(port)}/any`,
    connected: () => sockets.size,
    accepted: () => accepted,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
