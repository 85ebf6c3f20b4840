import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** For so long nobody is sent to a server that did not take a connection. */
const DOWN_MS = 1_000;
/** May be sent once more when no word of an answer has come: it changes nothing. */
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

export type Balancer = {
  url: string;
  /** Servers that have a request which changes something, and have not answered it. */
  busy: () => number[];
  stop: () => Promise<void>;
};

/**
 * One address before several servers, as a load balancer in production: one after the other, whoever takes no
 * connection is passed over for a second, WebSockets are passed through. A request that changes something is never
 * sent twice: when its server dies over it, the answer is 502.
 */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const downUntil = new Map<number, number>();
  let turn = 0;
  /** All of them, the next in turn first, those that are down last. */
  const inTurn = (): number[] => {
    turn += 1;
    const all = ports.map((_, place) => ports[(turn + place) % ports.length] ?? 0);
    const isUp = (one: number) => (downUntil.get(one) ?? 0) < Date.now();
    return [...all.filter(isUp), ...all.filter((one) => !isUp(one))];
  };
  const isDown = (one: number) => void downUntil.set(one, Date.now() + DOWN_MS);
  const changing = new Map<ServerResponse, number>();
  const server = createServer((incoming, answer) => {
    answer.once('close', () => changing.delete(answer));
    pass(incoming, answer, inTurn(), {
      isDown,
      took: (one) => !HARMLESS.includes(incoming.method ?? '') && changing.set(answer, one),
    });
  });
  const open = new Set<Duplex>();
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    passThrough(incoming, socket, head, inTurn(), isDown);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    busy: () => [...changing.values()],
    stop: () => end(server, open),
  };
}

function end(server: Server, open: ReadonlySet<Duplex>): Promise<void> {
  for (const socket of open) socket.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

type Down = (port: number) => void;
type Told = { isDown: Down; took: (port: number) => unknown };

const headersOf = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
});

function pass(incoming: IncomingMessage, answer: ServerResponse, ports: number[], told: Told): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    refuse(answer);
    return;
  }
  const { method = 'GET', url: path } = incoming;
  let isTaken = false;
  const up = request({ port, host: '127.0.0.1', method, path, headers: headersOf(incoming), agent: false });
  // Nothing of the request leaves before somebody takes it, so whoever takes it has all of it.
  up.once('socket', (socket) =>
    socket.once('connect', () => {
      isTaken = true;
      told.took(port);
      incoming.pipe(up);
    }),
  );
  up.once('response', (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
    from.once('error', () => answer.destroy());
  });
  up.once('error', () => {
    if (answer.headersSent) return answer.destroy();
    if (isTaken && !HARMLESS.includes(method)) return refuse(answer);
    told.isDown(port);
    pass(incoming, answer, others, told);
  });
  answer.once('close', () => !answer.writableFinished && up.destroy());
}

function refuse(answer: ServerResponse): void {
  answer.writeHead(502, { 'content-type': 'text/html' });
  answer.end('<h1>502 Bad Gateway</h1>');
}

function passThrough(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  ports: number[],
  isDown: Down,
): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
    return;
  }
  const up: Socket = connect(port, '127.0.0.1');
  const refused = () => {
    isDown(port);
    passThrough(incoming, socket, head, others, isDown);
  };
  up.once('error', refused);
  up.once('connect', () => {
    up.off('error', refused).on('error', () => socket.destroy());
    const lines = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${value}`);
    up.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    up.write(head);
    up.pipe(socket).pipe(up);
    socket.once('close', () => up.destroy());
    up.once('close', () => socket.destroy());
  });
}
