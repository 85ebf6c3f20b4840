/** Signed tokens that link an external form entry to its application, client and round. */
import { isMacOf, macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

/** Validity of a token in hours: longer than any session, shorter than URLs are usually kept. */
const TOKEN_HOURS = 24;

/** Content of a token. */
export type TokenFacts = {
  ApplicationKey: string;
  FormId: string;
  UserKey: string;
  Round: number;
  IssuedAt: Date;
  ExpiresAt: Date;
};

const PURPOSE = 'external form token';
const written = (moment: Date): string => moment.getTime().toString(36);
const moment = (text: string): Date => new Date(Number.parseInt(text, 36));

/**
 * Issues a signed token of about 130 characters, none of which forms or URLs alter. Its key is derived from
 * the portal's key; knowing MachForm's secret is not enough to create tokens.
 */
export async function issueToken(
  keys: Keys,
  facts: Omit<TokenFacts, 'ExpiresAt'>,
): Promise<{ Token: string; ExpiresAt: Date }> {
  const ExpiresAt = new Date(facts.IssuedAt.getTime() + TOKEN_HOURS * 3_600_000);
  const message = [
    'f1',
    facts.ApplicationKey,
    facts.FormId,
    facts.UserKey,
    String(facts.Round),
    written(facts.IssuedAt),
    written(ExpiresAt),
  ].join('.');
  const mac = await macOf(keys, PURPOSE, message);
  return { Token: `${message}.${mac.toString('base64url')}`, ExpiresAt };
}

const SHAPE =
  /^(f1\.([\w-]{10,40})\.(\d{1,10})\.([\w-]{10,40})\.(\d{1,6})\.([0-9a-z]{1,9})\.([0-9a-z]{1,9}))\.([\w-]{43})$/;

/**
 * Content of the token if its signature is valid, otherwise null. The caller checks whether it has expired.
 */
export async function readToken(keys: Keys, token: string): Promise<TokenFacts | null> {
  const found = SHAPE.exec(token.trim());
  if (!found) return null;
  const [
    ,
    message = '',
    ApplicationKey = '',
    FormId = '',
    UserKey = '',
    round,
    issued = '',
    expires = '',
    mac,
  ] = found;
  const providedMac = Buffer.from(mac ?? '', 'base64url');
  if (!(await isMacOf(keys, PURPOSE, message, providedMac))) return null;
  return {
    ApplicationKey,
    FormId,
    UserKey,
    Round: Number(round),
    IssuedAt: moment(issued),
    ExpiresAt: moment(expires),
  };
}
