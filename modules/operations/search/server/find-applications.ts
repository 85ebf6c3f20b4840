import { type SelectQueryBuilder, sql } from 'kysely';
import { applicationsInScope, hasWords } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { fromRows } from '#platform/server/database/from-rows.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Found } from '../rules/contract.ts';
import { type Asked, LOOK_MS, MOST_SHOWN, WINDOW } from './asked.ts';
import { firstOfAll } from './first-of-all.ts';
import { withinTime } from './within-time.ts';

type Applications = SelectQueryBuilder<Tables, 'Application', object>;

/** Applications of the caller's scope that are meant: by number, of the organisations that are meant, by words. */
export async function findApplications(
  asked: Asked,
  organisations: readonly number[],
): Promise<Found['Applications']> {
  const { db } = asked;
  const rows = await firstOfAll('ApplicationKey', [
    () => look(db, (tx) => byNumber(asked, applicationsInScope(tx as Db, asked.actor))),
    () => look(db, (tx) => ofOrganisations(applicationsInScope(tx as Db, asked.actor), organisations)),
    () => look(db, (tx) => amongNewest(asked, tx)),
    () => look(db, (tx) => byWords(asked, tx)),
  ]);
  return Promise.all(rows.map((row) => foundRow(db, row)));
}

/** By typing errors, of who does not see whole organisations: among the newest of their own. */
export async function alikeApplications(asked: Asked): Promise<Found['Applications']> {
  const rows = await look(asked.db, (tx) =>
    newest(asked, tx, WINDOW / 10)
      .where(sql<boolean>`word_similarity(${asked.text}, application.search) > 0.35`)
      .orderBy(sql`word_similarity(${asked.text}, application.search)`, 'desc'),
  );
  return Promise.all(rows.map((row) => foundRow(asked.db, row)));
}

type Row = Awaited<ReturnType<typeof look>>[number];

const foundRow = async (db: Db, { ServiceVersionId, CreatedAt, ...row }: Row) => ({
  ...row,
  CreatedAt: CreatedAt.toISOString(),
  ServiceName: (await serviceVersion(db, ServiceVersionId)).Definition.Name,
});

async function look(db: Db, query: (tx: Tx) => Applications | null) {
  const found = await withinTime(db, LOOK_MS, async (tx) => {
    const wanted = query(tx);
    if (!wanted) return [];
    return wanted
      .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
      .select([
        'Application.ApplicationKey',
        'Application.ApplicationNo',
        'Application.ApplicationStatusCode',
        'Application.AssessmentType',
        'Application.CurrentStep',
        'Application.CreatedAt',
        'Application.ServiceVersionId',
        'Organisation.OrgName',
      ])
      .orderBy('Application.UpdatedAt', 'desc')
      .orderBy('Application.Id', 'desc')
      .limit(MOST_SHOWN)
      .execute();
  });
  return found ?? [];
}

const byNumber = ({ numbers, numberPrefix }: Asked, scope: Applications): Applications | null =>
  numbers.length === 0 && numberPrefix === null
    ? null
    : scope
        .where((eb) =>
          eb.or([
            ...(numbers.length > 0 ? [eb('Application.ApplicationNo', 'in', numbers)] : []),
            ...(numberPrefix === null ? [] : [eb('Application.ApplicationNo', 'like', `${numberPrefix}%`)]),
          ]),
        )
        // A whole number comes before what only begins with it.
        .orderBy(sql`application.application_no <> all(${numbers}::text[])`);

const ofOrganisations = (scope: Applications, ids: readonly number[]): Applications | null =>
  ids.length === 0 ? null : scope.where('Application.OrganisationId', 'in', [...ids]);

/** Bounded: the newest of the scope are read through, however rare the words are. */
const amongNewest = (asked: Asked, tx: Tx): Applications | null =>
  asked.words.length === 0 ? null : readThrough(asked, newest(asked, tx, WINDOW));

/** Under its own name, so that conditions on applications are conditions on these. */
const newest = ({ actor }: Asked, tx: Tx, count: number): Applications =>
  fromRows<'Application'>(
    tx,
    applicationsInScope(tx as Db, actor)
      .selectAll('Application')
      .orderBy('Application.UpdatedAt', 'desc')
      .orderBy('Application.Id', 'desc')
      .limit(count)
      .as('Application'),
  );

function readThrough({ words }: Asked, scope: Applications): Applications {
  let found = scope;
  for (const holds of words) found = found.where(holds('application.search'));
  return found;
}

/** All of the scope, with the index of words; who sees little was read through already. */
const byWords = (asked: Asked, tx: Tx): Applications | null =>
  asked.isWide && asked.words.length > 0
    ? applicationsInScope(tx as Db, asked.actor).where(hasWords(asked.words))
    : null;
