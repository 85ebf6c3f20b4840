/** Identifies the client and application of an external form entry from its token. */
import { type LoadedApplication, loadApplication } from '#modules/applications/applications/server/index.ts';
import { type ServiceVersion, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { actingPerson } from '#modules/identity/sign-in/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { TOKEN_QUESTION } from '../rules/element.ts';
import { EntryProblem, entryProblem } from './entry-problem.ts';
import type { EntryBody } from './read-body.ts';
import { tokensIn } from './stored-entry.ts';
import { readToken, type TokenFacts } from './token.ts';

/** The client, application and service version that the token of an entry identifies. Also returned for rejected entries, so that staff see them with the application. */
export type Owner = {
  Token: TokenFacts;
  Actor: SignedIn;
  Application: LoadedApplication;
  Version: ServiceVersion;
};
export type EntryOwnerResult = { Owner: Owner | null; Problem: EntryProblem | null };

/** The owner of the entry, and the reason if its token is not valid for this form at this time. */
export async function entryOwner(portal: Portal, body: EntryBody, at: Date): Promise<EntryOwnerResult> {
  try {
    const { Owner, Element } = await ownerOf(portal, body);
    return { Owner, Problem: problemOf(Owner, Element, body, at) };
  } catch (error) {
    if (error instanceof EntryProblem) return { Owner: null, Problem: error };
    throw error;
  }
}

async function ownerOf(
  { db, settings }: Portal,
  body: EntryBody,
): Promise<{ Owner: Owner; Element: string }> {
  const claims = tokensIn(body.Elements);
  if (claims.length === 0) entryProblem('NO_TOKEN');
  // More than one token is possible if a user pastes one into a field; such entries count as forged.
  const claim = claims[0] ?? entryProblem('NO_TOKEN');
  if (claims.length > 1) entryProblem('FORGED');
  const Token = (await readToken({ db, settings }, claim.Token)) ?? entryProblem('FORGED');
  const Actor = (await actingPerson(db, { UserKey: Token.UserKey })) ?? entryProblem('NOT_ALLOWED');
  const Application = await loadApplication(db, Actor, Token.ApplicationKey);
  if (!Application || !isClient(Actor.Roles)) return entryProblem('NOT_ALLOWED');
  const Version = await serviceVersion(db, Application.ServiceVersionId);
  return { Owner: { Token, Actor, Application, Version }, Element: claim.Element };
}

function problemOf(
  { Token, Version }: Owner,
  element: string,
  body: EntryBody,
  at: Date,
): EntryProblem | null {
  const { MachForm, FormProvider } = Version.Definition;
  const place = MachForm?.Fields.find(({ Question }) => Question === TOKEN_QUESTION);
  if (place?.Element !== element) return new EntryProblem('FORGED');
  const isOwnForm = FormProvider === 'MACHFORM' && Object.values(MachForm?.Forms ?? {}).includes(body.FormId);
  if (!isOwnForm || Token.FormId !== body.FormId) return new EntryProblem('OTHER_FORM');
  return Token.ExpiresAt <= at ? new EntryProblem('EXPIRED') : null;
}
