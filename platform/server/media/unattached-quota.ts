import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import { MOST_UNATTACHED_MEGABYTES } from '#platform/common/settings/file-bounds.ts';
import type { Queries, Tx } from '../database/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { unattachedFiles, unusedDays } from './sweep-unused.ts';

const MOST_BYTES = MOST_UNATTACHED_MEGABYTES * 1024 * 1024;

type Owner = Pick<SignedIn, 'Id' | 'OrganisationId' | 'Roles'>;

/**
 * Refuses a file of so many bytes if this person's organisation would then have uploaded more than it may without using
 * it; staff are counted one by one. Within a transaction uploads of one owner are counted one after the other.
 */
export async function admitUnattached(tx: Tx, owner: Owner, size: number): Promise<void> {
  const name = owner.OrganisationId === null ? `account ${owner.Id}` : `organisation ${owner.OrganisationId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unattached files of ${name}`}, 0))`.execute(tx);
  await refuseBeyondQuota(tx, owner, size);
}

/** The same without waiting for others: whether it is worth receiving a file. */
export async function refuseBeyondQuota(db: Queries, owner: Owner, size = 1): Promise<void> {
  const { Id, OrganisationId, Roles } = owner;
  const { Bytes } = await unattachedFiles(db)
    .select(sql<number>`coalesce(sum(file.size), 0)::float8`.as('Bytes'))
    .where('File.AccountId', 'in', (eb) =>
      eb
        .selectFrom('Account')
        .select('Account.Id')
        .where((of) =>
          OrganisationId === null ? of('Id', '=', Id) : of('OrganisationId', '=', OrganisationId),
        ),
    )
    .executeTakeFirstOrThrow();
  if (Bytes + size <= MOST_BYTES) return;
  fail('ERR_UPLOAD_ERR', {
    Status: 413,
    Text: 'ERR_UPLOAD_QUOTA',
    Params: { limit: MOST_UNATTACHED_MEGABYTES, days: unusedDays(isClient(Roles)) },
  });
}
