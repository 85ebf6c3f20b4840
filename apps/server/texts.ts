/** Gives this process and its threads what all modules declare; every program of the server imports it first. */
import '#apps/common/modules.ts';
import { setEnvironmentData } from 'node:worker_threads';
import { textAreas } from '#platform/common/i18n/texts.ts';
import { TEXTS } from '#platform/server/threads/thread-channel.ts';

setEnvironmentData(TEXTS, textAreas());
