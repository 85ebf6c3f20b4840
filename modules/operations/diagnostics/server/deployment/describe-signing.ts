/** Describes the signing certificate for the deployment page, and warns before it expires. */
import type { Settings } from '#platform/server/configuration/settings.ts';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';
import { code, type Described, date, number, text } from './described.ts';

const DAY_MS = 86_400_000;
/** A new certificate takes weeks to order. */
const SOON_DAYS = 60;

/** A distinguished name without the escapes of its notation. */
const plainName = (name: string): string => name.replaceAll('\\,', ',');

/** Describes the certificate that signs documents: subject, issuer, validity, and the days left. */
export async function describeSigning(settings: Settings, at: Date): Promise<Described> {
  const Variables = ['SIGNING_P12', 'SIGNING_P12_PASSWORD'] as const;
  // The reason may contain a path; the check of this part reports it.
  const identity = await loadSigningIdentity(settings).catch(() => null);
  if (!identity) return { Variables, State: 'FAIL', Note: 'DEPLOYMENT_SIGNING_UNREADABLE', Facts: [] };
  const { subject, issuer, notBefore, notAfter, isDemo } = identity;
  const daysLeft = Math.max(0, Math.floor((notAfter.getTime() - at.getTime()) / DAY_MS));
  const Facts = [
    text('SUBJECT', plainName(subject)),
    text('ISSUER', plainName(issuer)),
    date('VALID_FROM', notBefore),
    date('VALID_UNTIL', notAfter),
    number('DAYS_LEFT', daysLeft),
    code('DEMO', isDemo ? 'DEPLOYMENT_YES' : 'DEPLOYMENT_NO'),
  ];
  if (at > notAfter || at < notBefore)
    return { Variables, State: 'FAIL', Note: 'DEPLOYMENT_SIGNING_INVALID', Facts };
  if (daysLeft < SOON_DAYS) return { Variables, State: 'WARN', Note: 'DEPLOYMENT_SIGNING_SOON', Facts };
  if (!isDemo) return { Variables, State: 'OK', Facts };
  const State = settings.NODE_ENV === 'production' ? 'FAIL' : 'WARN';
  return { Variables, State, Note: 'DEPLOYMENT_SIGNING_DEMO', Facts };
}
