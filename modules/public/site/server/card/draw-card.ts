import { threadAsker } from '#modules/catalogue/forms/server/index.ts';
import type { CardWords } from './card-svg.ts';
import type { CardWork } from './card-thread.ts';

/** Every service in three languages, and the body's own card. */
const MOST = 200;
const WIDTH = 1200;

const ask = threadAsker<CardWork>(new URL('./card-thread.ts', import.meta.url), {
  patienceMs: 20_000,
  idleMs: 10_000,
  memoryMb: 256,
});
const known = new Map<string, Promise<Buffer>>();

/** A PNG of 1200 × 630 to go with a link. Drawn once as long as its words stay the same. */
export function drawCard(words: CardWords): Promise<Buffer> {
  const key = JSON.stringify(words);
  const drawn = known.get(key) ?? draw(words);
  known.delete(key);
  known.set(key, drawn);
  drawn.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return drawn;
}

async function draw(words: CardWords): Promise<Buffer> {
  const svg = await ask('cardSvg', words);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize(WIDTH).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}
