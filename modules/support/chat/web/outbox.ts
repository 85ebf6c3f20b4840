/**
 * Outbox of the client's chat: the draft and the messages being sent or waiting after a failure. Stored in
 * the browser tab, so that a reload loses nothing, and sent once and in order.
 */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { fileInfo } from '#platform/common/contract/shapes.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { getToken, onTokenChange } from '#platform/web/session/token.ts';
import { chatRoutes } from '../rules/contract.ts';
import { fetchNewer } from './chat-store.ts';

/** A message being sent. `Id` is the same on every attempt, so that it is stored once. */
const pending = z.object({
  Id: z.string(),
  Text: z.string(),
  Files: z.array(fileInfo),
  ApplicationKey: z.string().optional(),
  At: z.string(),
});
export type Pending = z.infer<typeof pending>;

/** Undelivered messages and the draft; stored in this tab, so that a reload loses nothing. */
const storedOutbox = z.object({ Waiting: z.array(pending), Text: z.string(), Files: z.array(fileInfo) });
type StoredOutbox = z.infer<typeof storedOutbox>;
/** Stored with its session: the next user who signs in in this tab sees none of it. */
const stored = storedOutbox.extend({ Session: z.string() });
const session = (): string => getToken()?.slice(-8) ?? '';

type Outbox = StoredOutbox & {
  /** Why the first message was not delivered; it and those after it wait until the user retries. */
  failure: ApiError | null;
};

const NAME = 'assay-chat';
const NOTHING: Outbox = { Waiting: [], Text: '', Files: [], failure: null };
const listeners = new Set<() => void>();
let outbox: Outbox = restored();
let sending: Promise<void> | null = null;

function restored(): Outbox {
  try {
    const { Session, ...content } = stored.parse(JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    return Session === session() ? { ...NOTHING, ...content } : NOTHING;
  } catch {
    // Storage is unavailable, or has an older format: nothing is waiting to be sent.
    return NOTHING;
  }
}

function set(change: Partial<Outbox>): void {
  outbox = { ...outbox, ...change };
  const { failure: _, ...content } = outbox;
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...content, Session: session() }));
  } catch {
    // Without browser storage, the outbox lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

onTokenChange(() => set(NOTHING));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, () => outbox);

export const write = (patch: Partial<Pick<StoredOutbox, 'Text' | 'Files'>>): void => set(patch);

/** Queues the draft for sending, and empties the field at once. */
export function post(about: Pick<Pending, 'ApplicationKey'>): void {
  const message = {
    Id: newIdempotencyKey(),
    Text: outbox.Text,
    Files: outbox.Files,
    At: new Date().toISOString(),
    ...about,
  };
  set({ Waiting: [...outbox.Waiting, message], Text: '', Files: [] });
  void sendWaiting();
}

/** Resolves when nothing is being sent any more. */
export const settled = async (): Promise<void> => sending ?? undefined;

/**
 * Sends waiting messages one after the other, so that they are delivered in the order in which they were
 * written.
 */
export function sendWaiting(): Promise<void> {
  sending ??= work().finally(() => {
    sending = null;
  });
  return sending;
}

async function work(): Promise<void> {
  set({ failure: null });
  for (let first = outbox.Waiting[0]; first; first = outbox.Waiting[0]) {
    const { Id, Text, Files, ApplicationKey } = first;
    try {
      await call(chatRoutes.send, {
        body: { Text, Attachment: Files.map(({ FileKey }) => FileKey), ApplicationKey },
        idempotencyKey: Id,
      });
      // Fetched together with all earlier messages not yet known; if that fails, the message is sent again,
      // but stored once.
      await fetchNewer();
      // Another user has signed in, or the user has signed out.
      if (!outbox.Waiting.some((one) => one.Id === Id)) return;
      set({ Waiting: outbox.Waiting.filter((one) => one.Id !== Id) });
    } catch (error) {
      if (getToken() === null) return;
      if (!(error instanceof ApiError)) throw error;
      set({ failure: error });
      return;
    }
  }
}

/** Moves a message back into the field, before the current draft. */
export function restoreToField(message: Pending): void {
  const rest = outbox.Waiting.filter(({ Id }) => Id !== message.Id);
  set({
    Waiting: rest,
    failure: null,
    Text: [message.Text, outbox.Text].filter(Boolean).join('\n'),
    Files: [...message.Files, ...outbox.Files],
  });
  void sendWaiting();
}
