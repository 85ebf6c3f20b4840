/**
 * Adds 39 colleagues of each demo assessor and reviewer for the large seed, and distributes the seeded
 * applications among them, so that no user has too many.
 */
import type pg from 'pg';

/** Number of colleagues added per demo user, so that no one has a hundred thousand applications. */
const COLLEAGUES = 39;
/** After this many applications, the same users are assigned again. */
export const TURNS = COLLEAGUES + 1;

type Person = { id: number; key: string; base: number };

/**
 * Adds colleagues of every assigned user, with the same roles, competences and password. For the n-th copy,
 * `seed_account` returns the assigned account by id, and `seed_staffed` the steps of each template with
 * their keys.
 */
export async function addStaff(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string; user_key: string; base: string }>(
    `select id, user_key, (select max(id) from account) + ${COLLEAGUES} * (row_number() over (order by id) - 1) as base
     from account where roles && array['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'] order by id`,
  );
  const people = rows.map((row) => ({ id: Number(row.id), key: row.user_key, base: Number(row.base) }));
  for (const { id, base } of people) await addColleagues(client, id, base);
  await client.query(`select setval(pg_get_serial_sequence('account', 'id'), (select max(id) from account))`);
  const clients = await client.query<{ id: string }>(
    `select id from account where organisation_id is not null`,
  );
  await client.query(
    formatRoles(
      people,
      clients.rows.map(({ id }) => Number(id)),
    ),
  );
}

async function addColleagues(client: pg.Client, id: number, base: number): Promise<void> {
  await client.query(
    `insert into account (id, user_key, email, password_hash, status, roles, first_name, last_name, phone_no,
       terms_version, privacy_version, search)
     overriding system value
     select $2::bigint + at, ${colleagueKey('$1::bigint', 'at')}, at || '-' || email, password_hash, 'ACTIVE', roles,
       first_name, last_name || ' ' || at, phone_no, terms_version, privacy_version, search || ' ' || at
     from account, generate_series(1, ${COLLEAGUES}) at where id = $1`,
    [id, base],
  );
  await client.query(
    `insert into competence select $2::bigint + at, service_id, industry_code
     from (select * from competence where account_id = $1) own, generate_series(1, ${COLLEAGUES}) at`,
    [id, base],
  );
}

/** The key is derived from the original user's key, so that JSON can contain it without a query. */
const colleagueKey = (id: string, at: string) => `left(md5('seed ' || ${id} || ' ' || ${at}), 22)`;

const turnOf = (id: number) => `((n + ${id}) % ${TURNS})`;

const formatRoles = (people: readonly Person[], clients: readonly number[]) => `
  create function pg_temp.seed_account(account_id bigint, n int, client_id bigint) returns bigint
  language sql immutable return case
    ${people.map(({ id, base }) => `when account_id = ${id} and ${turnOf(id)} > 0 then ${base} + ${turnOf(id)}`).join('\n    ')}
    when account_id in (${clients.join(', ')}) then client_id
    else account_id end;
  create function pg_temp.seed_people(told jsonb, n int) returns jsonb language sql immutable return
    ${people.reduce(
      (text, { id, key }) =>
        `replace(${text}, '${key}', case ${turnOf(id)} when 0 then '${key}' else ${colleagueKey(String(id), turnOf(id))} end)`,
      'told::text',
    )}::jsonb;
  create temp table seed_staffed as
    select id as mould_id, turn, pg_temp.seed_people(participants, turn) as participants,
      pg_temp.seed_people(approvals, turn) as approvals
    from application, generate_series(0, ${TURNS - 1}) turn;`;
