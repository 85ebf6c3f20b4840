import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { visibleTo } from '../../server/scope.ts';

it('compiles only in queries that read its table', () => {
  const queries = (db: Kysely<Tables>, actor: SignedIn) => [
    db.selectFrom('Application').where(visibleTo(actor)),
    db
      .selectFrom('CertificateDocument')
      .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
      .where(visibleTo(actor)),
    // @ts-expect-error the scope of applications does not apply to invoices
    db.selectFrom('Invoice').where(visibleTo(actor)),
  ];
  expect(queries).toBeTypeOf('function');
});
