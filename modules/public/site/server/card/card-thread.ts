import { parentPort } from 'node:worker_threads';
import { cardSvg } from './card-svg.ts';

const cardWork = { cardSvg };
export type CardWork = typeof cardWork;

type Question = { Id: number; Name: keyof CardWork; Given: Parameters<CardWork[keyof CardWork]> };

/** Cards are set in a thread of its own, which ends again: they are few, and the fonts that they need are large. */
parentPort?.on('message', ({ Id, Name, Given }: Question) => {
  try {
    parentPort?.postMessage({ Id, Result: cardWork[Name](...Given) });
  } catch (error) {
    parentPort?.postMessage({ Id, Error: error instanceof Error ? error.message : String(error) });
  }
});
