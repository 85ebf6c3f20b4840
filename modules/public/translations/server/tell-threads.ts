import { BroadcastChannel, setEnvironmentData, threadId } from 'node:worker_threads';
import { type OwnTexts, ownTexts } from '#platform/common/i18n/own-texts.ts';
import { ASK, PLACE, type Told } from '#platform/server/threads/thread-channel.ts';

const Channel = `assay-texts-${process.pid}-${threadId}`;
const channel = new BroadcastChannel(Channel);
// A thread may have begun just before a change, and listened just after it.
channel.onmessage = ({ data }: { data: unknown }) => {
  if (data === ASK) channel.postMessage(ownTexts());
};
channel.unref();
leave({});

/** Hands the body's own words to the threads that run, and to those that will. */
export function tellThreads(own: OwnTexts): void {
  leave(own);
  channel.postMessage(own);
}

function leave(Own: OwnTexts): void {
  setEnvironmentData(PLACE, { Channel, Own } satisfies Told as never);
}
