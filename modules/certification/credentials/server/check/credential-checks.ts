/** Checks of a certificate's credentials: present, signed by this portal, matching its record and status. */

import { isDeepStrictEqual } from 'node:util';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { verdictOn } from '#modules/certification/certificates/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { type CertificateCredential, certificateCredential } from '../../rules/credential.ts';
import { credentialOf } from '../credential-of.ts';
import type { PublishedProofs } from './published-proofs.ts';
import type { CheckedCertificate } from './types.ts';

/** The job follows a change within seconds; a delay longer than this is an error. */
const GRACE_MS = 60 * 60_000;

type Credential = CheckedCertificate['Credentials'][number];

/**
 * Checks that the credentials exist, are signed by this portal, come from the same record as the page, and
 * have the status that the history gives.
 */
export async function credentialChecks(
  checked: CheckedCertificate,
  proofs: PublishedProofs,
  at: Date,
): Promise<Difference[]> {
  const found = missing(checked, at);
  for (const credential of checked.Credentials) {
    const About = `${checked.Certificate.CertificateNo} R${credential.Revision}`;
    const { iss, iat: _, ...content } = (await proofs.open(credential.Jwt)) ?? {};
    const parsed = certificateCredential.safeParse(content);
    if (!parsed.success || iss !== parsed.data.issuer.id) {
      found.push({
        Check: 'CREDENTIAL_BROKEN',
        About,
        Expected: credential.Kid,
        Found: parsed.success ? String(iss) : '',
      });
      continue;
    }
    found.push(...differing(checked, credential, parsed.data, About));
    found.push(...(await wrongBits(checked, credential, parsed.data, { proofs, at, About })));
  }
  return found;
}

function missing(
  { Certificate, Credentials, Documents, Events }: CheckedCertificate,
  at: Date,
): Difference[] {
  const { CertificateNo, CertificateStatusCode, Revision } = Certificate;
  const isThere = Credentials.some((credential) => credential.Revision === Revision);
  const page = Documents.find((document) => document.Revision === Revision && document.Status === 'READY');
  const since = Events.at(-1)?.At.getTime() ?? 0;
  if (
    isThere ||
    !page ||
    !certificateStatuses.inForce.includes(CertificateStatusCode) ||
    at.getTime() - since < GRACE_MS
  )
    return [];
  return [
    { Check: 'CREDENTIAL_MISSING', About: `${CertificateNo} R${Revision}`, Expected: 'JWT', Found: '' },
  ];
}

/** Recreates the credential from the facts of its revision and reports the first difference. */
function differing(
  { Documents }: CheckedCertificate,
  credential: Credential,
  content: CertificateCredential,
  About: string,
): Difference[] {
  const document = Documents.find(({ Revision }) => Revision === credential.Revision);
  const expected =
    document &&
    credentialOf({
      Id: content.id,
      Facts: document.Facts,
      Sha256: document.Sha256 ?? '',
      IsDemo: document.IsDemo,
      StatusList: credential.StatusList,
      StatusIndex: credential.StatusIndex,
    });
  if (isDeepStrictEqual(expected, content)) return [];
  const [path, Expected, Found] = firstDifference(expected, content);
  return [{ Check: 'CREDENTIAL_DIFFERS', About: `${About} ${path}`, Expected, Found }];
}

/** First path at which two values differ, with both values. */
function firstDifference(left: unknown, right: unknown, path = ''): [string, string, string] {
  if (isObject(left) && isObject(right))
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)]))
      if (!isDeepStrictEqual(left[name], right[name]))
        return firstDifference(left[name], right[name], path ? `${path}.${name}` : name);
  return [path, JSON.stringify(left) ?? '', JSON.stringify(right) ?? ''];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type CredentialCheckInput = { proofs: PublishedProofs; at: Date; About: string };

/**
 * Compares the status bits that the credential references with the replayed history, not with the status
 * column.
 */
async function wrongBits(
  { Certificate, Events }: CheckedCertificate,
  credential: Credential,
  content: CertificateCredential,
  { proofs, at, About }: CredentialCheckInput,
): Promise<Difference[]> {
  const last = Events.at(-1);
  const { Verdict } = verdictOn(Events, Certificate, hongKongDate(at));
  const isOld = last !== undefined && credential.Revision < last.Revision;
  const expected = isOld ? { revocation: true } : BITS[Verdict];
  const wrong: Difference[] = [];
  for (const { statusPurpose, statusListIndex } of content.credentialStatus) {
    const should = expected?.[statusPurpose];
    if (should === undefined) continue;
    const is = await proofs.bit(statusPurpose, credential.StatusList, Number(statusListIndex));
    if (is !== should)
      wrong.push({
        Check: 'STATUS_BIT',
        About: `${About} ${statusPurpose}`,
        Expected: should ? '1' : '0',
        Found: is === null ? '' : is ? '1' : '0',
      });
  }
  return wrong;
}

/**
 * Expected bits by verdict. None for EXPIRED, which `validUntil` already shows, whether or not the bit has
 * been set that night.
 */
const BITS: Partial<Record<string, { revocation?: boolean; suspension?: boolean }>> = {
  VALID: { revocation: false, suspension: false },
  SUSPENDED: { revocation: false, suspension: true },
  TERMINATED: { revocation: true },
  WITHDRAWN: { revocation: true },
  VOID: { revocation: true },
};
