/** Imported by threads that render texts: they use the certification body's own texts, as their parent process does. */
import { BroadcastChannel, getEnvironmentData } from 'node:worker_threads';
import type { Texts } from '#platform/common/i18n/language.ts';
import { type OwnTexts, setOwnTexts } from '#platform/common/i18n/own-texts.ts';
import { setCatalogue } from '#platform/common/i18n/texts.ts';
import { ASK, PLACE, TEXTS, type Told } from './thread-channel.ts';

const catalogue = getEnvironmentData(TEXTS) as Readonly<Record<string, Texts>> | undefined;
if (catalogue) setCatalogue(catalogue);

const told = getEnvironmentData(PLACE) as Told | undefined;
if (told) {
  setOwnTexts(told.Own);
  const channel = new BroadcastChannel(told.Channel);
  channel.onmessage = ({ data }: { data: unknown }) => {
    if (data !== ASK) setOwnTexts(data as OwnTexts);
  };
  channel.unref();
  channel.postMessage(ASK);
}
