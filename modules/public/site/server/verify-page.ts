import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import type { SiteDeps } from './deps.ts';
import type { PageRequest, Shown } from './loader.ts';
import { isDay } from './queries.ts';

/** A query about a number; `Path` is where the same answer is always available. */
export type VerifyQuery = { CertificateNo: string; Code: string; On: string | null; Path: string };

/** Null where nothing is asked that could have an answer. */
export function verifyQuery({ Params, Query }: PageRequest): VerifyQuery | null {
  const CertificateNo = (Params.number ?? '').normalize('NFKC').trim().toUpperCase();
  if (CertificateNo === '' || CertificateNo.length > 40) return null;
  const Code = Query.c?.trim().slice(0, 40) ?? '';
  // A future status is unknown.
  const On = isDay(Query.on) && Query.on <= hongKongDate(new Date()) ? Query.on : null;
  const Path = verifyPath(CertificateNo, Code);
  return { CertificateNo, Code, On, Path: On ? `${Path}${Path.includes('?') ? '&' : '?'}on=${On}` : Path };
}

/** The page of a number, also of one that we do not know. */
export async function loadVerify(
  { CertificateNo, Code, On, Path }: VerifyQuery,
  deps: SiteDeps,
): Promise<Shown> {
  const verdict = await deps.verdict({
    CertificateNo,
    ...(Code && { Code }),
    ...(On && { On }),
  });
  const today = hongKongDate(new Date(verdict.CheckedAt));
  const { Certificate } = verdict;
  // Numbers that anybody makes up cost no drawing: the page of an unknown one shows none.
  const Qr = Certificate
    ? qrPicture(deps, verdict.CertificateNo, Certificate.DownloadUrl ? Code : undefined)
    : '';
  const Log = Certificate && (await deps.log(verdict.CertificateNo));
  return { Page: { Name: 'verify', Verdict: verdict, Code, Today: today, Qr, Log }, Path };
}

/** The code that leads to this page, as the one on the document does: with the document's own code only where it was given. */
function qrPicture({ publicUrl }: SiteDeps, number: string, code: string | undefined): string {
  const picture = qrCode(`${publicUrl.replace(/\/+$/, '')}${verifyPath(number.toUpperCase(), code)}`);
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}
