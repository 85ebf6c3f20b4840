/**
 * Loads the certification body's custom texts into this process and its worker threads after a change; texts
 * that no longer fit the built-in ones are dropped.
 */
import { BroadcastChannel, setEnvironmentData, threadId } from 'node:worker_threads';
import { textFault } from '#platform/common/i18n/check-text.ts';
import { type CustomTexts, customTexts, setCustomTexts } from '#platform/common/i18n/custom-texts.ts';
import { LANGUAGES, type Texts } from '#platform/common/i18n/language.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { PLACE, TEXTS_REQUEST, type TextsMessage } from '#platform/server/threads/thread-channel.ts';
import type { CustomText } from '../rules/contract.ts';

const Channel = `assay-texts-${process.pid}-${threadId}`;
const channel = new BroadcastChannel(Channel);
// A thread may have started before a change and subscribed after it, so it can request the texts.
channel.onmessage = ({ data }: { data: unknown }) => {
  if (data === TEXTS_REQUEST) channel.postMessage(customTexts());
};
channel.unref();
leave({});

/** Passes the custom texts to the running threads, and to future ones. */
function broadcastToWorkers(own: CustomTexts): void {
  leave(own);
  channel.postMessage(own);
}

function leave(own: CustomTexts): void {
  setEnvironmentData(PLACE, { Channel, Own: own } satisfies TextsMessage);
}

/** Loads the custom texts; this process and its threads use them from then on. */
async function loadTexts(db: Db): Promise<void> {
  const rows = await db.selectFrom('Translation').select(['Key', 'CustomText']).execute();
  const own: CustomTexts = Object.fromEntries(
    rows.map(({ Key, CustomText }) => [Key, fittingText(Key, CustomText)]),
  );
  setCustomTexts(own);
  broadcastToWorkers(own);
}

/**
 * Drops custom texts that no longer fit the built-in text, for example after a placeholder was added or
 * removed.
 */
function fittingText(key: string, own: CustomText): CustomTexts[string] {
  const builtIn = (allTexts() as Texts)[key];
  if (!builtIn) return {};
  const fitting = LANGUAGES.map((language) => [language, own[language]] as const).filter(
    ([, text]) => text !== null && textFault(builtIn, text) === null,
  );
  return Object.fromEntries(fitting);
}

let last: Promise<unknown> = Promise.resolve();
let waiting: Promise<void> | null = null;

/** Loads run one after the other, so that an older result never replaces a newer one. */
export function refreshTexts(db: Db): Promise<void> {
  waiting ??= last.then(() => {
    waiting = null;
    const turn = loadTexts(db);
    // The caller gets the error; the next load does not depend on it.
    last = turn.catch(() => undefined);
    return turn;
  });
  return waiting;
}
