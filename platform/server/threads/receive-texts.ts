/**
 * Imported by worker threads that render texts: takes over all texts from the parent process, including the
 * certification body's custom ones, and applies later changes of them.
 */
import { BroadcastChannel, getEnvironmentData } from 'node:worker_threads';
import { type CustomTexts, setCustomTexts } from '#platform/common/i18n/custom-texts.ts';
import type { Texts } from '#platform/common/i18n/language.ts';
import { setCatalogue } from '#platform/common/i18n/texts.ts';
import { PLACE, TEXTS, TEXTS_REQUEST, type TextsMessage } from './thread-channel.ts';

const catalogue = getEnvironmentData(TEXTS) as Readonly<Record<string, Texts>> | undefined;
if (catalogue) setCatalogue(catalogue);

const received = getEnvironmentData(PLACE) as TextsMessage | undefined;
if (received) {
  setCustomTexts(received.Own);
  const channel = new BroadcastChannel(received.Channel);
  channel.onmessage = ({ data }: { data: unknown }) => {
    if (data !== TEXTS_REQUEST) setCustomTexts(data as CustomTexts);
  };
  channel.unref();
  channel.postMessage(TEXTS_REQUEST);
}
