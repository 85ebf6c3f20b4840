import type { VerdictView } from '@assay/shared/register/contract.ts';
import { languageOf } from '@assay/shared/translation/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badgeScheme, badgeSvg } from '../register/machine/badge-svg.ts';
import { verdictFeed } from '../register/machine/verdict-feed.ts';
import { verdictRecord } from '../register/machine/verdict-record.ts';
import { answerCached } from './answer-cached.ts';
import { clean } from './answer-page.ts';
import type { SiteDeps } from './deps.ts';
import { isDay } from './queries.ts';

/** What other sites, feed readers and programs ask about one certificate. Everything is in the address: no cookie, no session. */
export function registerMachines(app: FastifyInstance, deps: SiteDeps): void {
  const base = deps.publicUrl.replace(/\/+$/, '');
  // Who looks at a page with a badge is nobody's business, so no line of the access log says it.
  app.get('/badge/:number.svg', { logLevel: 'error' }, async (request, reply) => {
    const { verdict, lang, query } = await ask(deps, request);
    const scheme = badgeScheme(query.scheme);
    const body = badgeSvg(verdict, { language: languageOf(lang), scheme });
    return answerCached(request, reply, { status: statusOf(verdict), type: 'image/svg+xml', body });
  });
  app.get('/verify/:number.json', async (request, reply) => {
    const { verdict, code } = await ask(deps, request);
    const body = `${JSON.stringify(verdictRecord(verdict, base, code), null, 2)}\n`;
    return answerCached(request, reply, { status: statusOf(verdict), type: 'application/json', body });
  });
  app.get('/verify/:number.atom', async (request, reply) => {
    const { verdict, code, lang } = await ask(deps, request);
    const body = verdictFeed(verdict, { base, code, language: languageOf(lang) });
    return answerCached(request, reply, { status: statusOf(verdict), type: 'application/atom+xml', body });
  });
}

/** What cannot be shown is answered like what does not exist. */
const statusOf = ({ Certificate }: VerdictView): number => (Certificate ? 200 : 404);

async function ask(deps: SiteDeps, request: FastifyRequest) {
  const { number } = request.params as { number?: string };
  const query = request.query as Record<string, unknown>;
  const code = clean(query.c).trim().slice(0, 40);
  const on = clean(query.on);
  const verdict = await deps.verdict({
    CertificateNo: clean(number).normalize('NFKC').trim().toUpperCase().slice(0, 40),
    ...(code && { Code: code }),
    ...(isDay(on) && { On: on }),
  });
  return { verdict, code, lang: clean(query.lang), query };
}
