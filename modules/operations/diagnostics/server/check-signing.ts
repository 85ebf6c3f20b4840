/**
 * Diagnostic checks for signing certificates: the signing key is readable, valid now and for 60 more days,
 * with its issuer's certificate; and the configured service for time stamps.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';
import { timestampAuthority } from '#platform/server/signing/timestamp-authority.ts';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 60;

/**
 * Diagnostic check of the certificate signing key: readable, valid now and for 60 more days, with the
 * issuer's certificate.
 */
export async function checkSigning({ settings, at }: DiagnosticContext): Promise<Finding[]> {
  if (!settings.SIGNING_P12)
    return [
      (settings.NODE_ENV === 'production' ? wrong : warn)(
        'SIGNING_P12 is not set.',
        'Certificates are signed by a demonstration authority without evidential value, and state this.',
        'Set SIGNING_P12 to the PKCS#12 file of the certification body, and SIGNING_P12_PASSWORD.',
      ),
    ];
  try {
    const { subject, notBefore, notAfter, signer } = await loadSigningIdentity(settings);
    const chain = (signer.certificateChain ?? []).map((der) => new X509Certificate(der));
    return [
      ...validity(subject, { notBefore, notAfter, at }),
      ...chainTo(new X509Certificate(signer.certificate), chain),
    ];
  } catch (error) {
    return [
      wrong(
        `The signing key cannot be used: ${reasonOf(error)}`,
        'The portal does not start.',
        'Check that the account of the portal can read the file, and that SIGNING_P12_PASSWORD opens it.',
      ),
    ];
  }
}

type Span = { notBefore: Date; notAfter: Date; at: Date };

function validity(subject: string, { notBefore, notAfter, at }: Span): Finding[] {
  const renew =
    'Order a new one, set SIGNING_P12 to it, and restart all processes; existing signatures stay valid.';
  const until = notAfter.toISOString().slice(0, 10);
  if (at > notAfter || at < notBefore)
    return [
      wrong(
        `The signing certificate of ${subject} is valid from ${notBefore.toISOString().slice(0, 10)} to ${until}, not today.`,
        'Readers show every new certificate as signed with an invalid key.',
        renew,
      ),
    ];
  if (notAfter.getTime() - at.getTime() < SOON_DAYS * DAY_MS)
    return [
      warn(
        `The signing certificate of ${subject} expires on ${until}.`,
        'Nothing can be signed after that date.',
        renew,
      ),
    ];
  return [ok(`${subject} can sign until ${until}.`)];
}

function chainTo(own: X509Certificate, chain: readonly X509Certificate[]): Finding[] {
  const isSelfSigned = own.checkIssued(own);
  return isSelfSigned || chain.some((other) => own.checkIssued(other))
    ? []
    : [
        warn(
          'SIGNING_P12 does not contain the certificate of the issuer of the signing certificate.',
          'Programs that verify a certificate offline cannot trace its signature to a trusted root.',
          'Create the PKCS#12 file again with the certificates of the issuer (openssl pkcs12 -export -certfile chain.pem).',
        ),
      ];
}

/** Diagnostic check of the time stamp authority: requests a time stamp for a few bytes. */
export async function checkStamps({ settings }: DiagnosticContext): Promise<Finding[]> {
  if (!settings.TSA_URL)
    return [
      warn(
        'TSA_URL is not set.',
        'After the signing certificate has expired, it cannot be proved that a document was signed before.',
        'Set TSA_URL to a time-stamp authority (RFC 3161).',
      ),
    ];
  try {
    await timestampAuthority(settings.TSA_URL).timestamp(
      createHash('sha256').update('doctor').digest(),
      'SHA-256',
    );
    return [ok('The time-stamp authority responds.')];
  } catch (error) {
    return [
      wrong(
        `The time-stamp authority issues no time stamp: ${reasonOf(error)}`,
        'Documents are delayed by about ten minutes and then signed without a time stamp.',
        'Check that TSA_URL is reachable from this machine, and that its user name and password are correct.',
      ),
    ];
  }
}
