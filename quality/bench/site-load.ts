/**
 * Worker thread of the benchmarks that sends HTTP requests over a number of connections, each as soon as the
 * previous one is answered, and reports statuses and durations.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Worker thread that sends HTTP load: target, connections and duration; `Paths` are requested in rotation.
 */
export type Load = {
  Host: string;
  Port: number;
  Paths: string[];
  Connections: number;
  Ms: number;
  /** Session token, for requests as a signed-in user. */
  Token?: string;
  /** JSON bodies, each sent once; the run ends when all have been sent. */
  Bodies?: string[];
};
/** Responses by status, and the duration of each in ms. */
export type Loaded = { Statuses: Record<string, number>; Times: number[]; Ms: number; Bytes: number };

/**
 * Sends each request as soon as the previous one is answered, over plain sockets, because Node's HTTP
 * clients would cost more than the measured server. Every response must have a Content-Length, as the
 * portal's responses do.
 */
function startLoad({ Host, Port, Paths, Connections, Ms, Token, Bodies }: Load): void {
  const start = performance.now();
  const loaded: Loaded = { Statuses: {}, Times: [], Ms: 0, Bytes: 0 };
  let open = Connections;
  let next = 0;
  const ask = (socket: Socket): void => {
    const path = Paths[next % Paths.length];
    const body = Bodies?.[next] ?? '';
    next += 1;
    const more = Bodies
      ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
      : '';
    const signedIn = Token ? `Authorization: Bearer ${Token}\r\n` : '';
    socket.write(
      `${Bodies ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: ${Host}:${Port}\r\nAccept-Encoding: gzip, deflate, br\r\nAccept-Language: en\r\n${signedIn}${more}\r\n${body}`,
    );
  };
  const one = (): void => {
    const socket = connect(Port, Host);
    let requestedAt = 0;
    let rest: Buffer = Buffer.alloc(0);
    socket.setNoDelay();
    socket.on('connect', () => {
      requestedAt = performance.now();
      ask(socket);
    });
    socket.on('data', (bytes: Buffer) => {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const head = rest.indexOf('\r\n\r\n');
      if (head < 0) return;
      const headText = rest.toString('latin1', 0, head);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(headText)?.[1] ?? 0);
      if (rest.length < head + 4 + length) return;
      const now = performance.now();
      const status = headText.slice(9, 12);
      loaded.Statuses[status] = (loaded.Statuses[status] ?? 0) + 1;
      loaded.Times.push(now - requestedAt);
      loaded.Bytes += rest.length;
      rest = Buffer.alloc(0);
      if (now - start < Ms && next < (Bodies?.length ?? Number.POSITIVE_INFINITY)) {
        requestedAt = now;
        ask(socket);
      } else socket.end();
    });
    socket.on('close', () => {
      open -= 1;
      if (open > 0) return;
      loaded.Ms = performance.now() - start;
      parentPort?.postMessage(loaded);
    });
  };
  for (let count = 0; count < Connections; count += 1) one();
}

startLoad(workerData as Load);
