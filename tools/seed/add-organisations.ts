import type pg from 'pg';
import { newKey } from '#platform/server/database/keys.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import { organisationName } from './names.ts';

const BATCH_SIZE = 5_000;

/**
 * Adds generated client organisations with one client account each for the large seed, and lists them in the
 * temporary table `seed_organisation`, from which applications take their clients.
 */
export async function addOrganisations(client: pg.Client, count: number): Promise<void> {
  await client.query(`
    create temp table seed_organisation (
      n int primary key, organisation_id bigint not null, client_id bigint not null, words text not null)`);
  for (let from = 0; from < count; from += BATCH_SIZE)
    await addSome(client, from, Math.min(count, from + BATCH_SIZE));
}

async function addSome(client: pg.Client, from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, at) => {
    const name = organisationName(from + at);
    const registration_no = String(30_000_000 + from + at);
    const words = searchText(...Object.values(name));
    return {
      n: from + at,
      organisation_key: newKey(),
      org_name: name,
      registration_no,
      words,
      search: `${words} ${registration_no}`,
      user_key: newKey(),
      email: `client${from + at}@seed.test`,
    };
  });
  await client.query(
    `
    with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as given (n int, organisation_key text, org_name jsonb,
        registration_no text, words text, search text, user_key text, email text)),
    organisations as (
      insert into organisation (organisation_key, org_name, registration_no, search)
      select organisation_key, org_name, registration_no, search from given
      returning id, organisation_key),
    accounts as (
      insert into account (user_key, email, password_hash, status, roles, organisation_id, first_name, last_name,
        phone_no, terms_version, privacy_version, search)
      select given.user_key, given.email, demo.password_hash, 'ACTIVE', '{CLIENT}', organisations.id, 'Client',
        'No. ' || given.n, '2800 2000', demo.terms_version, demo.privacy_version, 'client no. ' || given.n || ' ' || given.email
      from given
      join organisations using (organisation_key)
      cross join (select * from account where email = 'client@demo.test') demo
      returning id, user_key, organisation_id)
    insert into seed_organisation
    select given.n, accounts.organisation_id, accounts.id, given.words
    from given join accounts using (user_key)`,
    [JSON.stringify(rows)],
  );
}
