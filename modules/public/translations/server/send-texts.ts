/**
 * Sends all texts of the portal to browsers, in one or all languages; serialised and compressed once per
 * change of the texts, and revalidated by ETag.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { customTexts } from '#platform/common/i18n/custom-texts.ts';
import { LANGUAGES, languageOf } from '#platform/common/i18n/language.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Packed = { Tag: string; Bytes: (encoding: Encoding) => Promise<Buffer> };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Compressed once per change of the texts, so the quality can be higher than for other responses. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotli(plain, QUALITY),
  gzip: (plain) => zip(plain),
  identity: async (plain) => plain,
};

/**
 * A response that is the same for everyone until the texts change; tag and compressed bytes are computed
 * once.
 */
function pack(text: string): Packed {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    // Weak, because compressed and uncompressed bytes differ.
    Tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    Bytes: (encoding) => {
      const known = made.get(encoding) ?? PACK[encoding](plain);
      made.set(encoding, known);
      return known;
    },
  };
}

/** The smallest encoding that the request accepts; encodings with `q=0` are excluded. */
function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}

/** Compressed responses by endpoint and language, for the current texts. */
let packed = { of: customTexts(), answers: new Map<string, Packed>() };

function packedOf(name: string, read: () => unknown): Packed {
  if (packed.of !== customTexts()) packed = { of: customTexts(), answers: new Map() };
  const known = packed.answers.get(name) ?? pack(JSON.stringify({ data: read() }));
  packed.answers.set(name, known);
  return known;
}

const all = () => Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)]));

/**
 * All texts are several hundred kB, the same for all: they are serialised, tagged and compressed once for each change of the
 * texts. Clients revalidate their copy with its tag.
 */
export function sendTexts(app: FastifyInstance): void {
  const paths = [textRoutes.public.path, textRoutes.all.path].map((path) => `/api${path}`);
  app.addHook('preHandler', async (request, reply) => {
    const at = request.method === 'GET' ? paths.indexOf(request.routeOptions.url ?? '') : -1;
    const answer = at < 0 ? null : answerTo(request, at === 1);
    return answer ? sendPacked(request, reply, answer) : undefined;
  });
}

/** Null if the query is invalid: the route handler then reports the error. */
function answerTo({ query }: FastifyRequest, isAll: boolean): Packed | null {
  const { lang: _lang, ...rest } = query as Record<string, unknown>;
  const route = isAll ? textRoutes.all : textRoutes.public;
  const parsed = route.query.safeParse(rest);
  if (!parsed.success) return null;
  if (isAll) return packedOf('all', all);
  const language = languageOf((parsed.data as { LanguageCode?: string }).LanguageCode ?? null);
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
