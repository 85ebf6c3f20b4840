/**
 * Starts a TCP proxy in front of a server that can delay, cut or silently drop its connections, for tests of
 * network faults.
 */
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy that can delay, cut or silently drop connections, for fault tests. */
export type NetworkProxy = {
  port: number;
  /** Delays everything by this time in each direction from now on. */
  delay: (ms: number) => void;
  /** Ends every connection at once. */
  cut: () => void;
  /** Open connections receive nothing more from the other end, not even its closing; new connections work. */
  halfOpen: () => void;
  stop: () => Promise<void>;
};

type Pair = { down: Socket; up: Socket; isLost: boolean };

export async function startNetworkProxy(to: NetConnectOpts, port = 0): Promise<NetworkProxy> {
  let delayMs = 0;
  const pairs = new Set<Pair>();
  const server = createServer({ allowHalfOpen: false }, (down) => {
    const pair: Pair = { down, up: connect(to), isLost: false };
    pairs.add(pair);
    const end = () => {
      if (pair.isLost) return;
      pairs.delete(pair);
      pair.down.destroy();
      pair.up.destroy();
    };
    for (const socket of [pair.down, pair.up]) socket.setNoDelay(true).on('error', end).on('close', end);
    pass(pair, pair.down, pair.up, () => delayMs);
    pass(pair, pair.up, pair.down, () => delayMs);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const { down, up } of pairs) {
      down.destroy();
      up.destroy();
    }
    pairs.clear();
  };
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    delay: (ms) => {
      delayMs = ms;
    },
    cut,
    halfOpen: () => {
      for (const pair of pairs) {
        pair.isLost = true;
        // The far end is closed, so that it keeps no row locks for a lost client.
        pair.up.destroy();
      }
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Forwards data in order even if the delay changes; drops data of lost connections. */
function pass(pair: Pair, from: Socket, to: Socket, delayMs: () => number): void {
  let before: Promise<unknown> | null = null;
  const send = (piece: Buffer) => {
    if (!pair.isLost && !to.destroyed && !to.write(piece)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
  };
  from.on('data', (piece: Buffer) => {
    if (!before && delayMs() === 0) return send(piece);
    const mine = Promise.all([before, pause(delayMs())]).then(() => send(piece));
    before = mine;
    void mine.then(() => {
      if (before === mine) before = null;
    });
  });
}
