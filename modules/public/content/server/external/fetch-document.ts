/**
 * Fetches one legal text from the external server in all languages, validated and sanitised; returns a
 * problem if a language is unavailable, invalid, empty or of another version.
 */
import { z } from 'zod';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { LEGAL_FILES } from '../../rules/contract.ts';
import { isBlankHtml } from '../../rules/html-text.ts';
import { sanitiseHtml } from '../sanitise-html.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;

const document = z.object({
  content: z.string().min(1).max(200_000),
  versionx: z.object({
    version_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(64)),
    saved: z.string().max(64).optional(),
  }),
});
type Document = z.infer<typeof document>;
/** Some servers wrap responses in an envelope, as this portal does. */
const answer = z.union([document, z.object({ data: document }).transform(({ data }) => data)]);

export type ExternalDocument = { ExternalId: string; Saved: Date | null; Text: Localized };
/** Error as a text key. */
export type ExternalProblem =
  | 'CONTENT_EXTERNAL_DOWN'
  | 'CONTENT_EXTERNAL_RUBBISH'
  | 'CONTENT_EXTERNAL_EMPTY'
  | 'CONTENT_EXTERNAL_UNEVEN';

/** Returns the text in every language, or the error why it cannot be used. */
export async function fetchDocument(
  base: string,
  kind: LegalKind,
): Promise<ExternalDocument | ExternalProblem> {
  const answers = await Promise.all(LANGUAGES.map((language) => fetchLanguage(base, kind, language)));
  const [EN, CHT, CHS] = answers;
  const problem = answers.find((one) => typeof one === 'string');
  if (typeof problem === 'string') return problem;
  if (typeof EN !== 'object' || typeof CHT !== 'object' || typeof CHS !== 'object')
    return 'CONTENT_EXTERNAL_DOWN';
  const ids = new Set([EN, CHT, CHS].map(({ versionx }) => versionx.version_id));
  // Languages with different versions are being updated: all are fetched next time.
  if (ids.size > 1) return 'CONTENT_EXTERNAL_UNEVEN';
  const Text = {
    EN: sanitiseHtml(EN.content),
    CHT: sanitiseHtml(CHT.content),
    CHS: sanitiseHtml(CHS.content),
  };
  if (LANGUAGES.some((language) => isBlankHtml(Text[language]))) return 'CONTENT_EXTERNAL_EMPTY';
  return { ExternalId: EN.versionx.version_id, Saved: momentOf(EN.versionx.saved), Text };
}

/** Null also for implausible years: faulty metadata must not prevent reading the text. */
function momentOf(text: string | undefined): Date | null {
  const moment = new Date(text ?? '');
  const year = moment.getUTCFullYear();
  return year >= 1970 && year < 2200 ? moment : null;
}

async function fetchLanguage(
  base: string,
  kind: LegalKind,
  language: Language,
): Promise<Document | ExternalProblem> {
  const { address, signedIn } = basicAuthOf(base);
  try {
    const response = await fetch(`${address}/${LEGAL_FILES[kind]}?lang=${language}`, {
      headers: { accept: 'application/json', ...signedIn },
      // Redirects are not followed: the configured server must answer itself.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || !response.body) return 'CONTENT_EXTERNAL_DOWN';
    const text = await readUpTo(response.body, MAX_BYTES);
    return text === null ? 'CONTENT_EXTERNAL_RUBBISH' : parsed(text);
  } catch (error) {
    console.error(`content: ${kind} could not be fetched from the external server:`, error);
    return 'CONTENT_EXTERNAL_DOWN';
  }
}

/**
 * Moves user name and password from the address to a header, as `fetch` rejects addresses that contain them.
 */
function basicAuthOf(base: string): { address: string; signedIn: Record<string, string> } {
  const { username, password, origin, pathname } = new URL(base);
  const content = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return {
    address: `${origin}${pathname.replace(/\/+$/, '')}`,
    signedIn: username || password ? { authorization: `Basic ${content.toString('base64')}` } : {},
  };
}

function parsed(text: string): Document | ExternalProblem {
  try {
    const result = answer.safeParse(JSON.parse(text));
    return result.success ? result.data : 'CONTENT_EXTERNAL_RUBBISH';
  } catch {
    // Not JSON. The importer logs the result and shows it in the settings.
    return 'CONTENT_EXTERNAL_RUBBISH';
  }
}

/** Null if the response body is longer. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
