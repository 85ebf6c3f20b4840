import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** One piece of a file; clamd takes far larger ones. */
const PIECE = 64 * 1024;
/** An answer is one short line. */
const MAX_ANSWER_BYTES = 4_096;

type ClamdRequest = {
  /** `tcp://host:port` or `unix:///path`. */
  url: string;
  command: 'PING' | 'VERSION' | 'INSTREAM';
  /** What INSTREAM is about: a file on this disk, or bytes. */
  source?: string | Uint8Array;
  /** For everything: connecting, sending and receiving. */
  ms: number;
};

/**
 * Asks a clamd and answers its line, such as `PONG`, `stream: OK` or `stream: Eicar-Signature FOUND`. A file goes piece by
 * piece and is never whole in memory. Rejects when there is no whole answer in time.
 */
export async function queryClamd({ url, command, source, ms }: ClamdRequest): Promise<string> {
  const socket = open(new URL(url));
  const timer = setTimeout(() => socket.destroy(new Error(`no response within ${ms} ms`)), ms);
  try {
    const answer = readReply(socket);
    const sent = send(socket, command, source).catch((error: unknown) => {
      // Who has said already what is wrong does not read to the end: then that answer counts.
      if (socket.readableLength === 0) socket.destroy(error as Error);
    });
    const text = await answer;
    await sent;
    return text;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

const open = (at: URL): Socket =>
  at.protocol === 'unix:'
    ? connect(decodeURIComponent(at.pathname))
    : connect(Number(at.port || 3310), at.hostname.replace(/^\[|\]$/g, ''));

/** Up to the zero that ends a line; a connection that closes before it has said nothing that counts. */
async function readReply(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    const end = text.indexOf('\0');
    if (end >= 0) return text.slice(0, end);
    if (text.length > MAX_ANSWER_BYTES) break;
  }
  throw new Error('the connection was closed before the response was complete');
}

async function send(socket: Socket, command: string, source?: string | Uint8Array): Promise<void> {
  await write(socket, Buffer.from(`z${command}\0`));
  if (source === undefined) return;
  const pieces = typeof source === 'string' ? createReadStream(source, { highWaterMark: PIECE }) : [source];
  for await (const piece of pieces as AsyncIterable<Uint8Array>)
    await write(socket, Buffer.concat([lengthOf(piece.byteLength), piece]));
  await write(socket, lengthOf(0));
}

const write = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

function lengthOf(bytes: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(bytes);
  return four;
}
