/**
 * Types for generating certificate documents: the request that the workflow passes on in its transaction,
 * and the database rows of certificates and their documents.
 */
import type { Selectable } from 'kysely';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tables } from '#platform/server/database/tables.ts';

/**
 * Request for a certificate document that the workflow passes on, in its transaction and with the
 * application's row locked.
 */
export type DocumentRequest = {
  application: Selectable<Tables['Application']>;
  version: ServiceVersion;
  account: { Id: number };
  at: Date;
  settings: Settings;
  remark?: string | null;
  asRole?: Role | null;
};

export type CertificateRecord = Selectable<Tables['Certificate']>;
export type DocumentRecord = Selectable<Tables['CertificateDocument']>;
