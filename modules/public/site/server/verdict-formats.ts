/**
 * Registers the public routes for a certificate's verdict in machine-readable formats: badge (SVG), record
 * (JSON) and feed (Atom), without cookies; badge requests are not logged.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VerdictView } from '#modules/public/register/rules/index.ts';
import {
  type BadgeScheme,
  badgeScheme,
  badgeSvg,
  verdictFeed,
  verdictRecord,
} from '#modules/public/register/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { type Language, languageOf } from '#platform/common/i18n/language.ts';
import { answerCached, type CachedAnswer, cachedAnswer } from './answer-cached.ts';
import { clean } from './answer-page.ts';
import type { SiteDeps } from './deps.ts';
import { isDay } from './queries.ts';

type CertificateRequest = {
  number: string;
  code: string;
  on: string;
  language: Language;
  scheme: BadgeScheme;
};
type Form = {
  type: string;
  render: (verdict: VerdictView, certificateRequest: CertificateRequest, base: string) => string;
};

/** Formats of the verdict. */
const FORMS = {
  svg: {
    type: 'image/svg+xml',
    render: (verdict, { language, scheme }) => badgeSvg(verdict, { language, scheme }),
  },
  json: {
    type: 'application/json',
    render: (verdict, { code }, base) => `${JSON.stringify(verdictRecord(verdict, base, code), null, 2)}\n`,
  },
  atom: {
    type: 'application/atom+xml',
    render: (verdict, { code, language }, base) => verdictFeed(verdict, { base, code, language }),
  },
} as const satisfies Readonly<Record<string, Form>>;

/**
 * Registers the formats for other sites, feed readers and programs. Everything is in the address: no cookie,
 * no session.
 */
export function registerMachines(app: FastifyInstance, deps: SiteDeps): void {
  const base = deps.publicUrl.replace(/\/+$/, '');
  const bind = (path: string, name: keyof typeof FORMS, options = {}) =>
    app.get(path, { ...options, compress: false }, async (request, reply) => {
      const certificateRequest = requestOf(request);
      const draw = () => renderedAnswer(deps, FORMS[name], certificateRequest, base);
      // The key includes the day, as verdicts change at midnight.
      const key = JSON.stringify([name, hongKongDate(new Date()), ...Object.values(certificateRequest)]);
      return answerCached(request, reply, await (deps.answers?.getOrRender(key, draw) ?? draw()));
    });
  // Not in the access log, as visitors of pages with a badge must not be tracked.
  bind('/badge/:number.svg', 'svg', { logLevel: 'error' });
  bind('/verify/:number.json', 'json');
  bind('/verify/:number.atom', 'atom');
}

async function renderedAnswer(
  deps: SiteDeps,
  { type, render }: Form,
  certificateRequest: CertificateRequest,
  base: string,
): Promise<CachedAnswer> {
  const { number, code, on } = certificateRequest;
  const verdict = await deps.verdict({
    CertificateNo: number,
    ...(code && { Code: code }),
    ...(on && { On: on }),
  });
  return cachedAnswer(statusOf(verdict), type, render(verdict, certificateRequest, base));
}

/** A certificate that is not visible gets the same status as one that does not exist. */
const statusOf = ({ Certificate }: VerdictView): number => (Certificate ? 200 : 404);

function requestOf(request: FastifyRequest): CertificateRequest {
  const { number } = request.params as { number?: string };
  const query = request.query as Record<string, unknown>;
  const on = clean(query.on);
  return {
    number: clean(number).normalize('NFKC').trim().toUpperCase().slice(0, 40),
    code: clean(query.c).trim().slice(0, 40),
    on: isDay(on) ? on : '',
    language: languageOf(clean(query.lang)),
    scheme: badgeScheme(query.scheme),
  };
}
