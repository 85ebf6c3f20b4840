/**
 * Changes countries for the settings screen: names (refused if changed in the meantime), availability (at
 * least one stays enabled) and favourites. Every change is logged.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context } from '#platform/server/http/context.ts';
import { Failure, fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { CountryReference, CountryRow, countryRoutes } from '../rules/country-contract.ts';
import { countryReference, selectCountries } from './countries.ts';

type Routes = typeof countryRoutes;
type CountryChangeRequest = Pick<Context<Routes['save']>, 'db' | 'actor' | 'address' | 'idempotencyKey'> & {
  body: object;
};

/**
 * Runs a change in one transaction. The reference never grows, so locking its rows makes changes run one at
 * a time.
 */
async function change(
  context: CountryChangeRequest,
  name: string,
  work: (tx: Tx, rows: CountryRow[]) => Promise<void>,
): Promise<CountryReference> {
  const request = { ...context, action: `COUNTRY_${name}`, input: context.body };
  try {
    return await context.db.transaction().execute(async (tx) => {
      const rows = await selectCountries(tx).forUpdate().execute();
      const first = await repeatedAnswer<CountryReference>(tx, request);
      if (first) return first;
      await work(tx, rows);
      const answer = await countryReference(tx);
      await storeAnswer(tx, request, answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_CONFLICT') throw error;
    throw new Failure('ERR_CONFLICT', { ...error.Details, Data: await countryReference(context.db) });
  }
}

export const saveCountry = (context: Context<Routes['save']>): Promise<CountryReference> =>
  change(context, 'SAVE', async (tx, rows) => {
    const { Alpha3, Name, Version } = context.body;
    const before = named(rows, Alpha3);
    if (before.Version !== Version) fail('ERR_CONFLICT');
    await tx
      .updateTable('Country')
      .set((eb) => ({ Name: json(Name), Version: eb('Version', '+', 1) }))
      .where('Alpha3', '=', Alpha3)
      .execute();
    await note(tx, context, Alpha3, { Name: before.Name }, { Name });
  });

export const enableCountries = (context: Context<Routes['enable']>): Promise<CountryReference> =>
  change(context, 'ENABLE', async (tx, rows) => {
    const { Alpha3s, IsEnabled } = context.body;
    for (const code of Alpha3s) named(rows, code);
    const others = rows.filter((row) => row.IsEnabled && !Alpha3s.includes(row.Alpha3));
    if (!IsEnabled && others.length === 0) failField('Alpha3s', 'COUNTRY_LAST');
    const changed = rows.filter((row) => Alpha3s.includes(row.Alpha3) && row.IsEnabled !== IsEnabled);
    if (changed.length === 0) return;
    const codes = changed.map((row) => row.Alpha3);
    await tx.updateTable('Country').set({ IsEnabled }).where('Alpha3', 'in', codes).execute();
    await note(tx, context, codes.join(', ').slice(0, 200), { IsEnabled: !IsEnabled }, { IsEnabled });
  });

export const placeCountry = (context: Context<Routes['place']>): Promise<CountryReference> =>
  change(context, 'PLACE', async (tx, rows) => {
    const { Alpha3, Position } = context.body;
    const before = named(rows, Alpha3);
    const favourites = rows
      .filter((row) => row.Position > 0 && row !== before)
      .sort((a, b) => a.Position - b.Position);
    if (Position > 0) favourites.splice(Position - 1, 0, before);
    const places = new Map(favourites.map((row, at) => [row.Alpha3, at + 1]));
    for (const row of rows) {
      const place = places.get(row.Alpha3) ?? 0;
      if (row.Position !== place)
        await tx.updateTable('Country').set({ Position: place }).where('Alpha3', '=', row.Alpha3).execute();
    }
    const after = places.get(Alpha3) ?? 0;
    if (after !== before.Position)
      await note(tx, context, Alpha3, { Position: before.Position }, { Position: after });
  });

const named = (rows: readonly CountryRow[], code: string): CountryRow =>
  rows.find((row) => row.Alpha3 === code) ?? fail('ERR_NOT_FOUND');

const note = (
  tx: Tx,
  { actor, address }: CountryChangeRequest,
  code: string,
  Before: object,
  After: object,
) =>
  audit(tx, {
    AccountId: actor.Id,
    Event: 'COUNTRY_CHANGE',
    Object: code,
    Address: address,
    Detail: { Before, After },
  });
