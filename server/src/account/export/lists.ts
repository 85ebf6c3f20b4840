import { SETTINGS_ROLES } from '@assay/shared/access/roles.ts';
import { CLIENT_READERS, clientQuery, staffQuery } from '@assay/shared/account/contract.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { countryQuery } from '@assay/shared/reference/country-contract.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { exportedCertificates } from '../../certificate/export-certificates.ts';
import { exportedSchedule } from '../../cycle/export-schedule.ts';
import type { Db } from '../../db/connect.ts';
import type { SignedIn } from '../../http/context.ts';
import { exportedInvoices } from '../../payment/overview/export-invoices.ts';
import { exportedMovements } from '../../payment/overview/export-movements.ts';
import { countryCells } from '../../reference/countries.ts';
import { exportedTexts } from '../../translation/export-texts.ts';
import { matchingClients, withClient } from '../list-clients.ts';
import { matchingStaff, withStaff } from '../list-staff.ts';
import { withPerson } from '../page-of.ts';
import type { Cells } from './cells.ts';
import { inBatches } from './in-batches.ts';

/** How many rows are read at a time. */
const BATCH = 500;

export type ListAsked = { db: Db; actor: SignedIn; filters: unknown; language: Language; at: Date };
type Asked = ListAsked & { before: number | null };
/** The next rows, newest account first, each with the id that the following batch begins below. */
type Batch = (asked: Asked) => Promise<{ Id: number; cells: Cells }[]>;

const clients: Batch = async ({ db, actor, filters, language, before }) => {
  const found = matchingClients(db, actor, clientQuery.parse(filters));
  const rows = await nextOf(withClient(withPerson(found)), before).execute();
  return rows.map((row) => ({
    Id: row.Id,
    cells: [
      ...personCells(row, language),
      localizedText(row.OrgName, language),
      row.SubAccounts,
      row.Applications,
    ],
  }));
};

const staff: Batch = async ({ db, actor, filters, language, at, before }) => {
  const found = matchingStaff(db, actor, staffQuery.parse(filters), at);
  const rows = await nextOf(withStaff(withPerson(found), at), before).execute();
  return rows.map((row) => ({
    Id: row.Id,
    cells: [
      ...personCells(row, language),
      row.Roles.map((role) => translate(`ROLE_${role}`, language)).join('; '),
      translate(row.IsGrantGeneration ? 'EXPORT_YES' : 'EXPORT_NO', language),
      translate(row.IsTwoFactorOn ? 'EXPORT_YES' : 'EXPORT_NO', language),
      row.AbsentUntil,
      row.Open,
    ],
  }));
};

const nextOf = <Query extends ReturnType<typeof withPerson>>(query: Query, before: number | null): Query =>
  query
    .$if(before !== null, (older) => older.where('Account.Id', '<', before ?? 0))
    .orderBy('Account.Id', 'desc')
    .limit(BATCH) as Query;

type Person = {
  FirstName: string;
  MiddleName: string;
  LastName: string;
  Email: string;
  PhoneCode: string;
  PhoneNo: string;
  Status: string;
  CreatedAt: Date;
  SignedInAt: Date | null;
};

const personCells = (row: Person, language: Language): Cells => [
  row.FirstName,
  row.MiddleName,
  row.LastName,
  row.Email,
  row.PhoneNo && `${row.PhoneCode} ${row.PhoneNo}`,
  translate(`ACCOUNT_STATUS_${row.Status}`, language),
  hongKongDate(row.CreatedAt),
  row.SignedInAt && hongKongDate(row.SignedInAt),
];

const PERSON = [
  'EXPORT_FIRST_NAME',
  'EXPORT_MIDDLE_NAME',
  'EXPORT_LAST_NAME',
  'EXPORT_EMAIL',
  'EXPORT_PHONE',
  'EXPORT_STATUS',
  'EXPORT_CREATED',
  'EXPORT_SIGNED_IN',
] as const;

/** All at once: the standard knows 249. */
const countries: Batch = async ({ db, filters, language, before }) =>
  before === null
    ? (await countryCells(db, filters, language)).map((cells, at) => ({ Id: at + 1, cells }))
    : [];

/** Lists that can be taken along: who may, their filters, columns by text key, and rows. */
export const exportLists = {
  CLIENTS: {
    roles: CLIENT_READERS,
    query: clientQuery,
    file: 'clients',
    heads: [...PERSON, 'EXPORT_ORGANISATION', 'EXPORT_SUBS', 'EXPORT_APPLICATIONS'],
    rows: (asked: ListAsked) => inBatches(clients, asked),
  },
  STAFF: {
    roles: SETTINGS_ROLES,
    query: staffQuery,
    file: 'staff',
    heads: [
      ...PERSON,
      'EXPORT_ROLES',
      'EXPORT_GENERATION',
      'EXPORT_TWO_FACTOR',
      'EXPORT_ABSENT_UNTIL',
      'EXPORT_OPEN',
    ],
    rows: (asked: ListAsked) => inBatches(staff, asked),
  },
  COUNTRIES: {
    roles: SETTINGS_ROLES,
    query: countryQuery,
    file: 'countries',
    heads: [
      'COUNTRY_ALPHA3',
      'COUNTRY_ALPHA2',
      'COUNTRY_NUMERIC',
      'COUNTRY_NAME_EN',
      'COUNTRY_NAME_CHT',
      'COUNTRY_NAME_CHS',
      'COUNTRY_REGION',
      'COUNTRY_REGION_CODE',
      'COUNTRY_SUB_REGION',
      'COUNTRY_SUB_REGION_CODE',
      'COUNTRY_INTERMEDIATE',
      'COUNTRY_INTERMEDIATE_CODE',
      'COUNTRY_ENABLED',
    ],
    rows: (asked: ListAsked) => inBatches(countries, asked),
  },
  CERTIFICATES: exportedCertificates,
  SCHEDULE: exportedSchedule,
  INVOICES: exportedInvoices,
  MOVEMENTS: exportedMovements,
  TRANSLATIONS: exportedTexts,
} as const;
export type ExportList = keyof typeof exportLists;
