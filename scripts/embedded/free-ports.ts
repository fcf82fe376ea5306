/** Ports of this machine. */
import { createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

/** @returns `count` different ports that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held before one is let go, or the system could hand out the same one twice.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('a TCP server has an address with a port');
    return address.port;
  });
  await Promise.all(servers.map(close));
  return ports;
}

export async function isFree(port: number): Promise<boolean> {
  try {
    await close(await listen(port));
    return true;
  } catch {
    // In use, or not ours to use: either way another port is needed.
    return false;
  }
}
