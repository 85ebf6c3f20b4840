import { isMacOf, macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

/** How long a form may stay open: longer than any session, shorter than anybody keeps an address. */
const TOKEN_HOURS = 24;

/** What an address to fill in a form is good for. */
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
 * A signed text that fits into one line of a form (about 130 characters, none of which a form or an address changes).
 * It is signed with a key of its own, derived from the portal's; MachForm's secret alone makes none.
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

/** The content of the token if it is unmodified; null otherwise. Whether it is still valid is for the caller to check. */
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
  const given = Buffer.from(mac ?? '', 'base64url');
  if (!(await isMacOf(keys, PURPOSE, message, given))) return null;
  return {
    ApplicationKey,
    FormId,
    UserKey,
    Round: Number(round),
    IssuedAt: moment(issued),
    ExpiresAt: moment(expires),
  };
}
