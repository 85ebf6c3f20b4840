/** Serves the preview pictures of shared links, for the site and each offered service. */
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { threadRunner } from '#modules/catalogue/forms/server/index.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { LANGUAGE_TAGS, type Language, languageOf } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import { clean } from '../answer-page.ts';
import type { SiteDeps } from '../deps.ts';
import type { CardText } from './card-svg.ts';
import type { CardWork } from './card-thread.ts';

/** Maximum number of cached cards: enough for every service in three languages and the site's own. */
const MAX_ENTRIES = 200;
const WIDTH = 1200;

const cardThread = threadRunner<CardWork>(new URL('./card-thread.ts', import.meta.url), {
  timeoutMs: 20_000,
  idleMs: 10_000,
  memoryMb: 256,
});
const known = new LRUCache<string, Promise<Buffer>>({ max: MAX_ENTRIES });

/** Renders a card as a PNG of 1200 × 630; cached while its texts stay the same. */
function renderCard(card: CardText): Promise<Buffer> {
  const key = JSON.stringify(card);
  const before = known.get(key);
  if (before) return before;
  const rendered = renderPng(card);
  known.set(key, rendered);
  rendered.catch(() => known.delete(key));
  return rendered;
}

async function renderPng(card: CardText): Promise<Buffer> {
  const svg = await cardThread('cardSvg', card);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize(WIDTH).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

/** In seconds. Sites that show a link keep a copy of the picture anyway. */
const DAY = 86_400;

/** Pictures `/card/site.png` and one for each offered service; other names get 404. */
export function registerCards(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/card/:name.png', async (request, reply) => {
    const { name = '' } = request.params as { name?: string };
    const language = languageOf(clean((request.query as Record<string, unknown>).lang));
    const card = await textOf(deps, clean(name), language);
    if (!card) return reply.status(404).type('text/plain; charset=utf-8').send('');
    return reply
      .header('cache-control', `public, max-age=${DAY}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await renderCard(card));
  });
}

async function textOf(deps: SiteDeps, name: string, language: Language): Promise<CardText | null> {
  const Body = (await deps.config()).Name[language];
  const rendered = { Body, Script: LANGUAGE_TAGS[language], Colour: setting('PrimaryColour') };
  const t = (key: string): string => translate(key, language);
  if (name === 'site') return { ...rendered, Title: t('SITE_HOME_TITLE'), Lead: t('SITE_CARD_LEAD') };
  const service = await deps.service(name);
  return (
    service && {
      ...{ ...rendered, Title: localizedText(service.Name, language) },
      Lead: localizedText(service.NameExtra, language) || t('SITE_CARD_LEAD'),
    }
  );
}
