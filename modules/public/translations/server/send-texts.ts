import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { LANGUAGES, languageOf } from '#platform/common/i18n/language.ts';
import { ownTexts } from '#platform/common/i18n/own-texts.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import { encodingOf, type Packed, pack } from './packed-texts.ts';

/** The packed answers, by address and language, of one state of the texts. */
let packed = { of: ownTexts(), answers: new Map<string, Packed>() };

function packedOf(name: string, read: () => unknown): Packed {
  if (packed.of !== ownTexts()) packed = { of: ownTexts(), answers: new Map() };
  const known = packed.answers.get(name) ?? pack(JSON.stringify({ data: read() }));
  packed.answers.set(name, known);
  return known;
}

const all = () => Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)]));

/**
 * All texts are several hundred kB, the same for everybody: they are serialised, tagged and compressed once for each
 * change of the texts. Whoever has them asks with their tag whether they still are what they were.
 */
export function sendTexts(app: FastifyInstance): void {
  const paths = [textRoutes.public.path, textRoutes.all.path].map((path) => `/api${path}`);
  app.addHook('preHandler', async (request, reply) => {
    const at = request.method === 'GET' ? paths.indexOf(request.routeOptions.url ?? '') : -1;
    const answer = at < 0 ? null : answerTo(request, at === 1);
    return answer ? sendPacked(request, reply, answer) : undefined;
  });
}

/** Null where the query is not the route's own: the handler refuses it by name. */
function answerTo({ query }: FastifyRequest, isAll: boolean): Packed | null {
  const { lang: _lang, ...rest } = query as Record<string, unknown>;
  const route = isAll ? textRoutes.all : textRoutes.public;
  const given = route.query.safeParse(rest);
  if (!given.success) return null;
  if (isAll) return packedOf('all', all);
  const language = languageOf((given.data as { LanguageCode?: string }).LanguageCode ?? null);
  return packedOf(language, () => textsOf(language));
}

async function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Packed,
): Promise<FastifyReply> {
  reply.header('etag', answer.Tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.some((one) => one.replace(/^(W\/)?/, 'W/') === answer.Tag)) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding']);
  const bytes = await answer.Bytes(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
