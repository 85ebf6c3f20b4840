/**
 * Client of the clamd virus scanner: sends a command, or a file in chunks for scanning, over TCP or a Unix
 * socket and returns the reply line within a timeout.
 */
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Bytes per chunk; clamd accepts far larger ones. */
const PIECE = 64 * 1024;
/** Maximum reply size; a reply is one short line. */
const MAX_ANSWER_BYTES = 4_096;

type ClamdRequest = {
  /** `tcp://host:port` or `unix:///path`. */
  url: string;
  command: 'PING' | 'VERSION' | 'INSTREAM';
  /** Data for INSTREAM: path of a local file, or bytes. */
  source?: string | Uint8Array;
  /** Total timeout for connecting, sending and receiving. */
  ms: number;
};

/**
 * Queries clamd and returns its line, such as `PONG`, `stream: OK` or `stream: Eicar-Signature FOUND`. A
 * file is sent in chunks and never entirely in memory. Rejects without a complete reply in time.
 */
export async function queryClamd({ url, command, source, ms }: ClamdRequest): Promise<string> {
  const socket = open(new URL(url));
  const timer = setTimeout(() => socket.destroy(new Error(`no response within ${ms} ms`)), ms);
  try {
    const answer = readReply(socket);
    const sent = send(socket, command, source).catch((error: unknown) => {
      // clamd may reply with an error without reading to the end; that reply takes precedence over the write
      // error.
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

/** Reads up to the zero byte that ends a line; a reply cut off before it is not valid. */
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
