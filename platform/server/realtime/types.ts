import type { Server, Socket } from 'socket.io';
import type { LiveToClient, LiveToServer, Signal } from '#platform/common/contract/live.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { SignedIn } from '../http/context.ts';

/** What a socket is known by. `Hash` is its token's: who holds it is asked again whenever sessions change. */
type SocketFacts = {
  Person: SignedIn;
  Hash: Buffer;
  Language: Language;
  /** Messages within the present window. */
  Joins: { Count: number; Since: number };
  /** By room that publishes its whole state: the last published state. */
  LastSent: Map<string, string>;
};

type Nothing = Record<string, never>;
export type LiveServer = Server<LiveToServer, LiveToClient, Nothing, SocketFacts>;
export type LiveSocket = Socket<LiveToServer, LiveToClient, Nothing, SocketFacts>;

/** Who is still signed in, by the hashes of their tokens (base64). */
export type Gate = (hashes: readonly Buffer[]) => Promise<ReadonlyMap<string, SignedIn>>;

/** One kind of room, brought by a feature. */
export type RoomKind = {
  /** The channel on which the database announces that something in a room changed: `<key> <what>`; null where there is none. */
  Channel: string | null;
  canJoin: (person: SignedIn, key: string) => Promise<boolean>;
  /** What this person receives about a change; null when they no longer have access to the room. */
  payloadFor: (person: SignedIn, key: string, what: string) => Promise<unknown>;
  /** `say` publishes the whole state: only when it has changed, in order, and only the newest matters. */
  isState?: true;
  /** A person in the room sends a signal about themselves; the room is `kind:key`. */
  onSignal?: (
    person: SignedIn,
    room: string,
    content: { SocketId: string; Signal: Signal },
  ) => Promise<unknown>;
  /** A socket is out of the room, or gone altogether. */
  onLeave?: (socketId: string, room: string) => Promise<void>;
};
export type RoomKinds = Readonly<Record<string, RoomKind>>;

/** One list that may be open: which of its rows are announced to whom. */
export type ListKind = {
  /** On which the database announces its rows: `<key> <anything>`. */
  Channels: readonly string[];
  canJoin: (person: SignedIn) => boolean;
  /** The same for all who see the same rows: they are asked about once. */
  scopeKeyOf: (person: SignedIn) => string;
  /** Those of the rows that are in this person's sight.
   *  Null: any may be another, and this person may read them all. */
  visibleKeys: (person: SignedIn, keys: readonly string[]) => Promise<readonly string[] | null>;
  /** Where no channel announces the rows: their state as one string, polled while someone has the list open. */
  pulse?: () => Promise<string>;
};
export type ListKinds = Readonly<Record<string, ListKind>>;
