/**
 * Query parts shared by the lists and exports of clients, sub-accounts and staff: sort order, columns of the
 * person and conversion to response rows.
 */
import { type RawBuilder, sql } from 'kysely';
import type { SortName } from '#platform/common/lists/define-list.ts';
import type { clientList } from '../rules/account-lists.ts';
import type { AccountQuery } from './matching.ts';
import { shownEmailColumn } from './shown-email.ts';

const ORDER: Readonly<Record<SortName<typeof clientList>, RawBuilder<unknown>>> = {
  Name: sql`lower(account.first_name || ' ' || account.last_name)`,
  Email: sql`lower(account.email)`,
  CreatedAt: sql`account.created_at`,
  SignedInAt: sql`account.signed_in_at`,
  OrgName: sql`lower(coalesce(nullif(organisation.org_name ->> 'EN', ''), nullif(organisation.org_name ->> 'CHT', ''),
    organisation.org_name ->> 'CHS'))`,
};

/** Accounts with the columns that every list shows, sorted as requested; each list adds its own columns. */
export function sortedAccounts(found: AccountQuery, query: { Sort?: string }) {
  const sort = query.Sort ?? '-CreatedAt';
  const column = ORDER[sort.replace(/^-/, '') as keyof typeof ORDER];
  return (
    withPerson(found)
      // Accounts that never signed in come last in either direction, as the index stores nulls.
      .orderBy(column, (order) => {
        const directed = sort.startsWith('-') ? order.desc() : order.asc();
        return /SignedInAt|OrgName/.test(sort) ? directed.nullsLast() : directed;
      })
      .orderBy('Account.Id', sort.startsWith('-') ? 'desc' : 'asc')
  );
}

/** Columns of a person in lists and exports. */
export const withPerson = (found: AccountQuery) =>
  found
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select([
      'Account.Id',
      'Account.UserKey',
      'Account.Status',
      'Account.FirstName',
      'Account.MiddleName',
      'Account.LastName',
      'Account.PhoneCode',
      'Account.PhoneNo',
      'Account.CreatedAt',
      'Account.SignedInAt',
      shownEmailColumn.as('Email'),
    ]);

/** Converts a row's dates to strings and drops the database id. */
export function personRow<Row extends { Id: number; CreatedAt: Date; SignedInAt: Date | null }>(row: Row) {
  const { Id: _id, ...columns } = row;
  return {
    ...columns,
    CreatedAt: row.CreatedAt.toISOString(),
    SignedInAt: row.SignedInAt?.toISOString() ?? null,
  };
}
