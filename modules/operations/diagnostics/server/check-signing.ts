import { createHash, X509Certificate } from 'node:crypto';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';
import { timestampAuthority } from '#platform/server/signing/timestamp-authority.ts';
import { type Finding, ok, type Patient, reasonOf, warn, wrong } from './types.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 60;

/** The key that signs certificates: can be opened, holds today and for a while, and others can follow it to a root. */
export async function checkSigning({ settings, at }: Patient): Promise<Finding[]> {
  if (!settings.SIGNING_P12)
    return [
      (settings.NODE_ENV === 'production' ? wrong : warn)(
        'SIGNING_P12 is not set.',
        'Certificates are signed by a demonstration authority that nobody trusts, and say so.',
        'Set SIGNING_P12 to the PKCS#12 file of the body, and SIGNING_P12_PASSWORD.',
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
        'See that the file can be read by the account of the portal, and that SIGNING_P12_PASSWORD opens it.',
      ),
    ];
  }
}

type Span = { notBefore: Date; notAfter: Date; at: Date };

function validity(subject: string, { notBefore, notAfter, at }: Span): Finding[] {
  const renew =
    'Order a new one, set SIGNING_P12 to it, and restart all processes; what was signed stays valid.';
  const until = notAfter.toISOString().slice(0, 10);
  if (at > notAfter || at < notBefore)
    return [
      wrong(
        `The signing certificate of ${subject} holds from ${notBefore.toISOString().slice(0, 10)} to ${until}, not today.`,
        'Readers show every new certificate as signed with an invalid key.',
        renew,
      ),
    ];
  if (notAfter.getTime() - at.getTime() < SOON_DAYS * DAY_MS)
    return [
      warn(
        `The signing certificate of ${subject} ends on ${until}.`,
        'Nothing can be signed after it.',
        renew,
      ),
    ];
  return [ok(`${subject} signs until ${until}.`)];
}

function chainTo(own: X509Certificate, chain: readonly X509Certificate[]): Finding[] {
  const isSelfSigned = own.checkIssued(own);
  return isSelfSigned || chain.some((other) => own.checkIssued(other))
    ? []
    : [
        warn(
          'SIGNING_P12 does not hold the certificate of who issued the signing certificate.',
          'Programs that read a certificate offline cannot follow its signature to a root they trust.',
          'Make the PKCS#12 file anew with the issuer’s certificates in it (openssl pkcs12 -export -certfile chain.pem).',
        ),
      ];
}

/** Has a few bytes stamped. */
export async function checkStamps({ settings }: Patient): Promise<Finding[]> {
  if (!settings.TSA_URL)
    return [
      warn(
        'TSA_URL is not set.',
        'Once the signing certificate has ended, nobody can tell that a page was signed before.',
        'Set TSA_URL to a time-stamp authority (RFC 3161).',
      ),
    ];
  try {
    await timestampAuthority(settings.TSA_URL).timestamp(
      createHash('sha256').update('doctor').digest(),
      'SHA-256',
    );
    return [ok('The time-stamp authority stamps.')];
  } catch (error) {
    return [
      wrong(
        `The time-stamp authority gives no stamp: ${reasonOf(error)}`,
        'Pages wait about ten minutes for it and are then signed without.',
        'See that TSA_URL is reached from here, and that name and password in it are right.',
      ),
    ];
  }
}
