/**
 * Reads number, code and day from a request for a verification page and loads its data: verdict, public log
 * entries and QR code; unknown numbers get a page too.
 */
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import type { SiteDeps } from './deps.ts';
import type { PageRequest, Shown } from './loader.ts';
import { isDay } from './queries.ts';

/** A request about a certificate number; `Path` is the permanent address of its result. */
export type VerifyQuery = { CertificateNo: string; Code: string; On: string | null; Path: string };

/** Null if the address contains no usable number. */
export function verifyQuery({ Params, Query }: PageRequest): VerifyQuery | null {
  const CertificateNo = (Params.number ?? '').normalize('NFKC').trim().toUpperCase();
  if (CertificateNo === '' || CertificateNo.length > 40) return null;
  const Code = Query.c?.trim().slice(0, 40) ?? '';
  // Future days are ignored: the status is unknown.
  const On = isDay(Query.on) && Query.on <= hongKongDate(new Date()) ? Query.on : null;
  const Path = verifyPath(CertificateNo, Code);
  return { CertificateNo, Code, On, Path: On ? `${Path}${Path.includes('?') ? '&' : '?'}on=${On}` : Path };
}

/** Loads the page of a number, including unknown ones. */
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
  // No QR code for unknown numbers, so that made-up numbers do not cause rendering work.
  const Qr = Certificate
    ? qrPicture(deps, verdict.CertificateNo, Certificate.DownloadUrl ? Code : undefined)
    : '';
  const Log = Certificate && (await deps.log(verdict.CertificateNo));
  return { Page: { Name: 'verify', Verdict: verdict, Code, Today: today, Qr, Log }, Path };
}

/**
 * QR code of this page, like the one on the document; includes the document's code only if the visitor
 * provided it.
 */
function qrPicture({ publicUrl }: SiteDeps, number: string, code: string | undefined): string {
  const picture = qrCode(`${publicUrl.replace(/\/+$/, '')}${verifyPath(number.toUpperCase(), code)}`);
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}
