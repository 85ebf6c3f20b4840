/** Gives this process and its threads the texts of all modules; every program of the server imports it first. */
import { setEnvironmentData } from 'node:worker_threads';
import { areas } from '#apps/common/texts/catalogue.ts';
import { TEXTS } from '#platform/server/threads/thread-channel.ts';

setEnvironmentData(TEXTS, areas);
