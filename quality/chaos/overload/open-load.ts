/**
 * Worker thread of the overload scenario that sends requests at a fixed rate, whether or not earlier ones
 * have been answered, and reports statuses, durations and unsent requests.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export type Request = { Method: 'GET' | 'POST'; Path: string; Token?: string; Body?: string };
/** Requests per second, regardless of responses; null sends as fast as responses arrive. */
export type OpenLoad = {
  Host: string;
  Port: number;
  Requests: Request[];
  Connections: number;
  PerSecond: number | null;
  Ms: number;
};
export type OpenLoaded = {
  Statuses: Record<string, number>;
  /** Responses with status 503 but without Retry-After. */
  Unsaid: number;
  /** Requests that could not be sent within two seconds because all connections were busy. */
  Unsent: number;
  /** Connections that broke. */
  Broken: number;
  /** Durations of successful responses in ms, from when the request was due. */
  Times: number[];
  /** Number of successful responses in each second. */
  Seconds: number[];
  CpuMs: number;
};

const LATE_MS = 2_000;
type Line = { socket: Socket; rest: Buffer; due: number };

/**
 * Sends requests over plain sockets at a fixed rate, because users do not wait for each other. Every
 * response must have a Content-Length, as the portal's responses do.
 */
function startLoad({ Host, Port, Requests, Connections, PerSecond, Ms }: OpenLoad): void {
  const loaded: OpenLoaded = {
    Statuses: {},
    Unsaid: 0,
    Unsent: 0,
    Broken: 0,
    Times: [],
    Seconds: [],
    CpuMs: 0,
  };
  const texts = Requests.map(({ Method, Path, Token, Body }) =>
    [
      `${Method} ${Path} HTTP/1.1`,
      `Host: ${Host}:${Port}`,
      'Accept-Language: en',
      ...(Token ? [`Authorization: Bearer ${Token}`] : []),
      ...(Body === undefined
        ? []
        : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(Body)}`]),
      '',
      Body ?? '',
    ].join('\r\n'),
  );
  const start = performance.now();
  const cpu = process.threadCpuUsage();
  const idle: Line[] = [];
  const waiting: number[] = [];
  let turn = 0;
  let isOver = false;
  const send = (line: Line, due: number): void => {
    line.due = due;
    line.socket.write(texts[turn++ % texts.length] ?? '');
  };
  const goOn = (line: Line): void => {
    if (isOver) return;
    let due = PerSecond === null ? performance.now() : waiting.shift();
    for (; due !== undefined && performance.now() - due >= LATE_MS; due = waiting.shift()) loaded.Unsent += 1;
    if (due === undefined) idle.push(line);
    else send(line, due);
  };
  const note = (line: Line, head: string): void => {
    const now = performance.now();
    const status = head.slice(9, 12);
    loaded.Statuses[status] = (loaded.Statuses[status] ?? 0) + 1;
    if (status === '503' && !/\r\nretry-after: \d/i.test(head)) loaded.Unsaid += 1;
    if (status !== '200') return;
    loaded.Times.push(now - line.due);
    const second = Math.floor((now - start) / 1_000);
    loaded.Seconds[second] = (loaded.Seconds[second] ?? 0) + 1;
  };
  const open = (): void => {
    const socket = connect(Port, Host).setNoDelay();
    const line: Line = { socket, rest: Buffer.alloc(0), due: 0 };
    socket.once('connect', () => goOn(line));
    socket.on('data', (bytes: Buffer) => {
      line.rest = line.rest.length === 0 ? bytes : Buffer.concat([line.rest, bytes]);
      const end = line.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = line.rest.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (line.rest.length < end + 4 + length) return;
      line.rest = Buffer.alloc(0);
      note(line, head);
      goOn(line);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (isOver) return;
      loaded.Broken += 1;
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      setTimeout(() => !isOver && open(), 100);
    });
    lines.push(line);
  };
  const lines: Line[] = [];
  for (let count = 0; count < Connections; count += 1) open();
  let begun = 0;
  const ticking = setInterval(() => {
    if (PerSecond === null) return;
    for (const due = ((performance.now() - start) / 1_000) * PerSecond; begun < due; begun += 1) {
      const line = idle.pop();
      if (line) send(line, performance.now());
      else waiting.push(performance.now());
    }
  }, 2);
  setTimeout(() => {
    isOver = true;
    clearInterval(ticking);
    for (const { socket } of lines) socket.destroy();
    const { user, system } = process.threadCpuUsage(cpu);
    loaded.CpuMs = (user + system) / 1_000;
    loaded.Unsent += waiting.length;
    parentPort?.postMessage(loaded);
  }, Ms);
}

startLoad(workerData as OpenLoad);
