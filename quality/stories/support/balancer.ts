/** Load balancer for tests: distributes HTTP and WebSocket connections over several portal processes. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { watchHealth } from './watch-health.ts';

/** Methods without side effects, which may be sent again if no response has arrived. */
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

export type Balancer = {
  url: string;
  /** Ports of servers with an unanswered request that changes data. */
  busy: () => number[];
  stop: () => Promise<void>;
};

/**
 * One address for several servers, like a load balancer in production: round robin; a server that accepts no
 * connection or does not answer in time is skipped until it does; WebSockets are passed through. A request
 * that changes data is never sent twice: if its server dies, the response is 502. Connections of a server
 * that stops answering are closed, so that clients reconnect elsewhere.
 */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const passed = new Map<Duplex, number>();
  const health = watchHealth(ports, (lost) => {
    for (const [up, one] of passed) if (one === lost) up.destroy();
  });
  /** Returns all ports: the next in rotation first, those that are down last. */
  const inTurn = (): number[] => {
    turn += 1;
    const all = ports.map((_, place) => ports[(turn + place) % ports.length] ?? 0);
    return [...all.filter(health.isUp), ...all.filter((one) => !health.isUp(one))];
  };
  const changing = new Map<ServerResponse, number>();
  const server = createServer((incoming, answer) => {
    answer.once('close', () => changing.delete(answer));
    forward(incoming, answer, inTurn(), {
      isDown: health.isDown,
      has: (up, one) => trackConnection(passed, up, one),
      took: (one) => !HARMLESS.includes(incoming.method ?? '') && changing.set(answer, one),
    });
  });
  const open = new Set<Duplex>();
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    forwardUpgrade(incoming, socket, head, inTurn(), {
      isDown: health.isDown,
      has: (up, one) => trackConnection(passed, up, one),
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    busy: () => [...changing.values()],
    stop: () => {
      health.stop();
      return closeSocket(server, open);
    },
  };
}

const trackConnection = (passed: Map<Duplex, number>, up: Duplex, port: number): void =>
  void passed.set(
    up.once('close', () => passed.delete(up)),
    port,
  );

function closeSocket(server: Server, open: ReadonlySet<Duplex>): Promise<void> {
  for (const socket of open) socket.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

type ServerStatus = {
  isDown: (port: number) => void;
  /** Registers an open connection to that server. */
  has: (up: Duplex, port: number) => void;
};

/**
 * Headers that concern one connection only. If forwarded, a server's keep-alive of a minute would be
 * mistaken for that of the balancer, which closes after five seconds, and requests sent at that moment would
 * be lost.
 */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection'];

const passedOn = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)));

const forwardedHeaders = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
});

function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  ports: number[],
  backend: ServerStatus & { took: (port: number) => unknown },
): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    rejectRequest(answer);
    return;
  }
  const { method = 'GET', url: path } = incoming;
  let isTaken = false;
  const headers = passedOn(forwardedHeaders(incoming));
  const up = request({ port, host: '127.0.0.1', method, path, headers, agent: false });
  // Sends nothing before a server has accepted the connection, so that this server receives the whole
  // request.
  up.once('socket', (socket) =>
    socket.once('connect', () => {
      isTaken = true;
      backend.has(socket, port);
      backend.took(port);
      incoming.pipe(up);
    }),
  );
  up.once('response', (from) => {
    answer.writeHead(from.statusCode ?? 502, passedOn(from.headers));
    from.pipe(answer);
    from.once('error', () => answer.destroy());
  });
  up.on('error', () => {
    // If the caller has disconnected, the server is not at fault, and no other response is needed.
    if (answer.destroyed) return;
    if (answer.headersSent) return answer.destroy();
    if (isTaken && !HARMLESS.includes(method)) return rejectRequest(answer);
    backend.isDown(port);
    forward(incoming, answer, others, backend);
  });
  answer.once('close', () => !answer.writableFinished && up.destroy());
}

function rejectRequest(answer: ServerResponse): void {
  answer.writeHead(502, { 'content-type': 'text/html' });
  answer.end('<h1>502 Bad Gateway</h1>');
}

function forwardUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  ports: number[],
  status: ServerStatus,
): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
    return;
  }
  const up: Socket = connect(port, '127.0.0.1');
  const refused = () => {
    status.isDown(port);
    forwardUpgrade(incoming, socket, head, others, status);
  };
  up.once('error', refused);
  up.once('connect', () => {
    up.off('error', refused).on('error', () => socket.destroy());
    // The caller has already disconnected.
    if (socket.destroyed) return up.destroy();
    status.has(up, port);
    const lines = Object.entries(forwardedHeaders(incoming)).map(([name, value]) => `${name}: ${value}`);
    up.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    up.write(head);
    up.pipe(socket).pipe(up);
    socket.once('close', () => up.destroy());
    up.once('close', () => socket.destroy());
  });
}
