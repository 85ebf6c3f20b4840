/**
 * Makes the texts of all modules available to this process and its threads. Every server program imports it
 * first.
 */
import '#apps/common/modules.ts';
import { setEnvironmentData } from 'node:worker_threads';
import { textAreas } from '#platform/common/i18n/texts.ts';
import { TEXTS } from '#platform/server/threads/thread-channel.ts';

setEnvironmentData(TEXTS, textAreas());
