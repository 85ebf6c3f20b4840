import { BroadcastChannel, setEnvironmentData, threadId } from 'node:worker_threads';
import { textFault } from '#platform/common/i18n/check-text.ts';
import { LANGUAGES, type Texts } from '#platform/common/i18n/language.ts';
import { type OwnTexts, ownTexts, setOwnTexts } from '#platform/common/i18n/own-texts.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { ASK, PLACE, type Told } from '#platform/server/threads/thread-channel.ts';
import type { OwnText } from '../rules/contract.ts';

const Channel = `assay-texts-${process.pid}-${threadId}`;
const channel = new BroadcastChannel(Channel);
// A thread may have begun just before a change, and listened just after it.
channel.onmessage = ({ data }: { data: unknown }) => {
  if (data === ASK) channel.postMessage(ownTexts());
};
channel.unref();
leave({});

/** Passes the organisation's own texts to the running threads, and to future ones. */
function tellThreads(own: OwnTexts): void {
  leave(own);
  channel.postMessage(own);
}

function leave(Own: OwnTexts): void {
  setEnvironmentData(PLACE, { Channel, Own } satisfies Told);
}

/** Loads the organisation's own texts; this process and its threads use them from here on. */
async function loadTexts(db: Db): Promise<void> {
  const rows = await db.selectFrom('Translation').select(['Key', 'Own']).execute();
  const own: OwnTexts = Object.fromEntries(rows.map(({ Key, Own }) => [Key, said(Key, Own)]));
  setOwnTexts(own);
  tellThreads(own);
}

/** Words of an earlier release may not fit what the text says today: a placeholder came or went. */
function said(key: string, own: OwnText): OwnTexts[string] {
  const builtIn = (allTexts() as Texts)[key];
  if (!builtIn) return {};
  const fitting = LANGUAGES.map((language) => [language, own[language]] as const).filter(
    ([, text]) => text !== null && textFault(builtIn, text) === null,
  );
  return Object.fromEntries(fitting);
}

let last: Promise<unknown> = Promise.resolve();
let waiting: Promise<void> | null = null;

/** One load after the other, so that an older answer never takes the place of a newer one. */
export function refreshTexts(db: Db): Promise<void> {
  waiting ??= last.then(() => {
    waiting = null;
    const turn = loadTexts(db);
    last = turn.catch(() => undefined);
    return turn;
  });
  return waiting;
}
