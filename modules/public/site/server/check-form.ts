/**
 * Handles the public bulk check of certificate numbers: reads the submitted list, checks it, and sends the
 * result as a page or CSV, or the form with the reason for refusal.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CHECK_LIMIT,
  type CheckedRow,
  type CheckLine,
  type CheckPage,
  type CheckProblem,
  type NumberLine,
  readNumbers,
} from '#modules/public/register/rules/index.ts';
import { checkCsv } from '#modules/public/register/server/index.ts';
import type { Params } from '#platform/common/i18n/texts.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { answerPage, languageFor, type Site, visitorOf } from './answer-page.ts';
import type { NumberQuery } from './deps.ts';
import type { Loaded } from './loader.ts';
import { readCheckForm } from './read-check-form.ts';

/** Merges the verdicts with the lines that contain no number, in their order. */
async function checkLines(
  read: readonly NumberLine[],
  check: (items: NumberQuery[]) => Promise<CheckedRow[]>,
): Promise<CheckLine[]> {
  const numberLines = read.flatMap((line) => (line.Kind === 'NUMBER' ? [line] : []));
  // Called even if no line is a number: every submitted list counts against the limit.
  const rows = await check(numberLines.map(numberOf));
  const answers = new Map(numberLines.map((line, at) => [line, rows[at]]));
  return read.flatMap((line): CheckLine[] => {
    if (line.Kind === 'MALFORMED') return [line];
    const row = answers.get(line);
    return row ? [{ Line: line.Line, Kind: 'CHECKED', Code: line.Code, ...row }] : [];
  });
}

const numberOf = ({ CertificateNo, Code }: NumberQuery): NumberQuery => ({ CertificateNo, Code });

/** Checks pasted or uploaded numbers and responds with a page or a CSV file. */
export async function answerCheck(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = await readCheckForm(request);
  const { Page, ...more } = form
    ? await check(site, request, form.Numbers)
    : refusedPage('', 'TOO_BIG', {}, 413);
  if (form?.IsCsv && Page.Result) {
    const csv = checkCsv(Page.Result.Rows, languageFor(request));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="certificates.csv"')
      .header('cache-control', 'no-store')
      .send(csv);
  }
  return answerPage(site, request, reply, async (): Promise<Loaded> => ({ Page, ...more }));
}

type Answer = { Page: CheckPage; Status?: number; RetryAfter?: number };

async function check(site: Site, request: FastifyRequest, Numbers: string): Promise<Answer> {
  const read = readNumbers(Numbers);
  const count = read.length;
  if (count === 0) return refusedPage(Numbers, 'EMPTY', {}, 422);
  if (count > CHECK_LIMIT) return refusedPage(Numbers, 'TOO_MANY', { count, limit: CHECK_LIMIT }, 422);
  try {
    const Rows = await checkLines(read, (items) => site.deps.check(items, visitorOf(request)));
    const Result = { Rows, CheckedAt: new Date().toISOString() };
    return { Page: { Name: 'check', Numbers, Result, Problem: null } };
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_RATE_LIMIT') throw error;
    const { Params = {}, RetryAfter } = error.Details;
    return { ...refusedPage(Numbers, 'TOO_OFTEN', Params, 429), ...(RetryAfter && { RetryAfter }) };
  }
}

const refusedPage = (Numbers: string, Code: CheckProblem, Params: Params, Status: number): Answer => ({
  Page: { Name: 'check', Numbers, Result: null, Problem: { Code, Params } },
  Status,
});
