/**
 * Exports the applications that a client user may see, with answers and history, as part of the user's
 * personal data download; nothing for staff.
 */
import { ownParts } from '#modules/identity/accounts/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { applicationHistory } from '../history.ts';
import { loadApplication } from '../load.ts';
import { visibleTo } from '../scope.ts';
import { viewApplication } from '../view.ts';

/**
 * Applications of the user or organisation with answers and history, as visible to this user. Applications
 * that staff work on are not their personal data.
 */
async function* exportOwnApplications(portal: Portal, actor: SignedIn, at: Date): AsyncGenerator<object> {
  if (!isClient(actor.Roles)) return;
  const { db } = portal;
  const keys = await db
    .selectFrom('Application')
    .select('Application.ApplicationKey')
    .where(visibleTo(actor))
    .orderBy('Application.Id')
    .execute();
  for (const { ApplicationKey } of keys) {
    const row = await loadApplication(db, actor, ApplicationKey);
    if (!row) continue;
    const { Actions: _actions, ...view } = await viewApplication(
      db,
      actor,
      ApplicationKey,
      actor.Language,
      at,
    );
    const context = { ...portal, actor, at, language: actor.Language, address: '', agent: '' };
    const history = await applicationHistory({
      ...context,
      query: { ApplicationKey },
      body: {},
      idempotencyKey: null,
    });
    yield { ...view, Answers: row.Answers, History: history.Rows };
  }
}

export const applicationsOfPerson = ownParts.implement(({ portal, actor, at }) => [
  { Name: 'Applications', rows: () => exportOwnApplications(portal, actor, at) },
]);
