import type { Socket } from 'node:net';

/** What `COPY` needs of a connection of the driver, whose types leave it out. */
export type CopyConnection = {
  stream: Socket;
  query(statement: string): void;
  sendCopyFromChunk(piece: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
