/** Simulates the ClamAV malware scanner (clamd), including its failures, for upload tests. */
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** The harmless EICAR test file, split in two so that no scanner reports this source file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type ClamdStub = {
  /** Address of the scanner: a local port or a socket path. */
  url: string;
  /** Sizes of the scanned files, in order. */
  shown: number[];
  /** How the scanner misbehaves, until changed. */
  mood: 'well' | 'silent' | 'cuts' | 'strict' | 'blind' | 'nonsense';
  version: string;
  close: () => Promise<void>;
};

/**
 * Implements the parts of clamd's protocol that the portal uses: zero-terminated commands and chunks
 * preceded by their length.
 */
export async function startClamd(at: number | string = 0): Promise<ClamdStub> {
  const open = new Set<Socket>();
  const self: ClamdStub = {
    url: '',
    shown: [],
    mood: 'well',
    version: 'ClamAV 1.4.3/27800/Fri Nov 20 09:26:32 2026',
    close: () =>
      new Promise((closed) => {
        for (const socket of open) socket.destroy();
        server.close(() => closed());
      }),
  };
  const server: Server = createServer((socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => undefined));
    let received = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const text = answer(self, received);
      if (self.mood === 'cuts' && received.byteLength > 20) socket.destroy();
      else if (text !== null && self.mood !== 'silent') socket.end(`${text}\0`);
    });
  });
  await new Promise<void>((ready) =>
    typeof at === 'string' ? server.listen(at, ready) : server.listen(at, '127.0.0.1', ready),
  );
  self.url =
    typeof at === 'string' ? `unix://${at}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return self;
}

/** Returns null until the request is complete. */
function answer(self: ClamdStub, received: Buffer): string | null {
  const end = received.indexOf(0);
  if (end < 0) return null;
  const command = received.subarray(0, end).toString('latin1');
  if (command === 'zVERSION') return self.version;
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const pieces: Buffer[] = [];
  let place = end + 1;
  for (;;) {
    if (received.byteLength < place + 4) return null;
    const length = received.readUInt32BE(place);
    if (length === 0) break;
    if (received.byteLength < place + 4 + length) return null;
    pieces.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  const file = Buffer.concat(pieces);
  self.shown.push(file.byteLength);
  if (self.mood === 'strict') return 'INSTREAM size limit exceeded. ERROR';
  if (self.mood === 'nonsense') return 'stream: perhaps';
  const isKnown = self.mood !== 'blind' && file.includes(EICAR);
  return isKnown ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}
