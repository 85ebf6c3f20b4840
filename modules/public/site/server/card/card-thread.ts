/**
 * Worker thread that renders the preview pictures of shared links; a separate thread that ends when idle,
 * because their fonts use much memory.
 */
import { parentPort } from 'node:worker_threads';
import { cardSvg } from './card-svg.ts';

const cardWork = { cardSvg };
export type CardWork = typeof cardWork;

type Question = { Id: number; Name: keyof CardWork; Given: Parameters<CardWork[keyof CardWork]> };

/** A separate thread that ends when idle: cards are rarely rendered, and their fonts use much memory. */
parentPort?.on('message', ({ Id, Name, Given }: Question) => {
  try {
    parentPort?.postMessage({ Id, Result: cardWork[Name](...Given) });
  } catch (error) {
    parentPort?.postMessage({ Id, Error: error instanceof Error ? error.message : String(error) });
  }
});
