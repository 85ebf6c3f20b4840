import type { z } from 'zod';
import { type Role, SETTINGS_ROLES, STAFF_ROLES } from '../access/roles.ts';
import {
  colour,
  type Field,
  oneLine,
  oneOf,
  picture,
  someOf,
  threeLines,
  wholeNumber,
  yesOrNo,
} from './field.ts';
import {
  CRB_KINDS,
  DOCUMENT_KINDS,
  IMAGE_KINDS,
  MOST_FILES_OF_A_QUESTION,
  MOST_MEGABYTES,
} from './file-bounds.ts';
import type { SettingGroup } from './groups.ts';
import { emailOrNone, emailsOrNone, nameOfBody, phoneOrNone, webOrNone } from './identity-rules.ts';

/** Where a change is seen. */
export const AFFECTED = [
  'SITE',
  'APP',
  'MAIL',
  'INVOICE',
  'CERTIFICATE',
  'CREDENTIAL',
  'FORM',
  'UPLOAD',
  'SIGN_IN',
  'PAY',
  'NIGHT',
] as const;
type Affected = (typeof AFFECTED)[number];

export const UNITS = [
  'MINUTES',
  'HOURS',
  'SECONDS',
  'CHARACTERS',
  'LINES',
  'MEGABYTES',
  'FILES',
  'MONTHS',
  'DAYS',
] as const;
export type Unit = (typeof UNITS)[number];

/** One row per setting. Its texts are `SET_<Key>` and `SET_<Key>_HELP`. */
export type Setting<T = unknown> = {
  Group: SettingGroup;
  Field: Field;
  Type: z.ZodType<T>;
  Default: T;
  /** Who may change it; who reads settings reads all of them. */
  Roles: readonly Role[];
  Unit?: Unit;
  Affects: readonly Affected[];
  /** Goes into /auth/config, to anybody. */
  IsPublic?: true;
  /** Asks who changes it to prove once more that it is they. */
  NeedsProof?: true;
};

const BODY = { Roles: ['ADMIN', 'SUB_ADMIN'] } as const;
const ALL = { Roles: SETTINGS_ROLES } as const;
const GUARDED = { Roles: ['ADMIN'], NeedsProof: true } as const;

/**
 * Every setting of the body. Validation, the screen, the defaults, the names in the history and the page of the
 * documentation are derived from this table. What belongs to a deployment is in the environment instead.
 */
export const settings = {
  Name: {
    Group: 'identity',
    ...threeLines({ EN: 'Assay', CHT: 'Assay', CHS: 'Assay' }, 40),
    ...BODY,
    Affects: ['SITE', 'APP', 'MAIL'],
    IsPublic: true,
  },
  LegalName: {
    Group: 'identity',
    ...threeLines({ EN: 'Assay', CHT: '證衡認證有限公司', CHS: '证衡认证有限公司' }, 120),
    ...nameOfBody,
    Affects: ['INVOICE', 'CERTIFICATE', 'CREDENTIAL'],
  },
  RegistrationNo: { Group: 'identity', ...oneLine('', 40), ...BODY, Affects: ['SITE', 'INVOICE'] },
  Address: {
    Group: 'identity',
    ...threeLines(
      {
        EN: 'Unit 1208, Harbour Exchange Tower, 18 Connaught Road Central, Hong Kong',
        CHT: '香港中環干諾道中 18 號海港匯大廈 1208 室',
        CHS: '香港中环干诺道中 18 号海港汇大厦 1208 室',
      },
      300,
    ),
    ...BODY,
    Affects: ['SITE', 'INVOICE', 'CERTIFICATE'],
  },
  Email: {
    Group: 'identity',
    ...oneLine('enquiries@assay.example', 254, emailOrNone),
    ...BODY,
    Affects: ['SITE', 'INVOICE'],
  },
  PhoneNo: {
    Group: 'identity',
    ...oneLine('+852 3900 1000', 30, phoneOrNone),
    ...BODY,
    Affects: ['SITE', 'INVOICE'],
  },
  WebAddress: { Group: 'identity', ...oneLine('', 200, webOrNone), ...BODY, Affects: ['SITE'] },
  SignatoryName: { Group: 'identity', ...oneLine('E. Leung', 80), ...nameOfBody, Affects: ['CERTIFICATE'] },
  SignatoryTitle: {
    Group: 'identity',
    ...threeLines({ EN: 'Chief Executive', CHT: '行政總裁', CHS: '行政总裁' }, 80),
    ...nameOfBody,
    Affects: ['CERTIFICATE'],
  },

  Logo: { Group: 'brand', ...picture(), ...BODY, Affects: ['SITE', 'APP'], IsPublic: true },
  PrimaryColour: {
    Group: 'brand',
    ...colour('#0b5d4b', 'light'),
    ...BODY,
    Affects: ['SITE', 'APP', 'MAIL', 'CERTIFICATE'],
    IsPublic: true,
  },
  PrimaryColourDark: {
    Group: 'brand',
    ...colour('#63c8aa', 'dark'),
    ...BODY,
    Affects: ['SITE', 'APP'],
    IsPublic: true,
  },
  AccentColour: {
    Group: 'brand',
    ...colour('#7a5f1f', 'light'),
    ...BODY,
    Affects: ['SITE', 'APP'],
    IsPublic: true,
  },
  AccentColourDark: {
    Group: 'brand',
    ...colour('#dcbf78', 'dark'),
    ...BODY,
    Affects: ['SITE', 'APP'],
    IsPublic: true,
  },

  ImageKinds: {
    Group: 'files',
    ...someOf(IMAGE_KINDS, IMAGE_KINDS, 1),
    ...ALL,
    Affects: ['UPLOAD'],
    IsPublic: true,
  },
  ImageMegabytes: {
    Group: 'files',
    ...wholeNumber(10, 1, MOST_MEGABYTES),
    ...ALL,
    Unit: 'MEGABYTES',
    Affects: ['UPLOAD'],
    IsPublic: true,
  },
  DocumentKinds: {
    Group: 'files',
    ...someOf(DOCUMENT_KINDS, DOCUMENT_KINDS, 1),
    ...ALL,
    Affects: ['UPLOAD', 'FORM'],
    IsPublic: true,
  },
  DocumentMegabytes: {
    Group: 'files',
    ...wholeNumber(25, 1, MOST_MEGABYTES),
    ...ALL,
    Unit: 'MEGABYTES',
    Affects: ['UPLOAD', 'FORM'],
    IsPublic: true,
  },
  CrbKinds: {
    Group: 'files',
    ...someOf(CRB_KINDS, CRB_KINDS, 1),
    ...ALL,
    Affects: ['UPLOAD'],
    IsPublic: true,
  },
  CrbMegabytes: {
    Group: 'files',
    ...wholeNumber(25, 1, MOST_MEGABYTES),
    ...ALL,
    Unit: 'MEGABYTES',
    Affects: ['UPLOAD'],
    IsPublic: true,
  },
  FilesOfAQuestion: {
    Group: 'files',
    ...wholeNumber(50, 1, MOST_FILES_OF_A_QUESTION),
    ...ALL,
    Unit: 'FILES',
    Affects: ['FORM'],
    IsPublic: true,
  },

  CharLimit: {
    Group: 'texts',
    ...wholeNumber(4_000, 200, 20_000),
    ...ALL,
    Unit: 'CHARACTERS',
    Affects: ['FORM'],
    IsPublic: true,
  },
  ScopeLines: {
    Group: 'texts',
    ...wholeNumber(20, 1, 50),
    ...ALL,
    Unit: 'LINES',
    Affects: ['FORM', 'CERTIFICATE'],
    IsPublic: true,
  },
  ScopeCharLimit: {
    Group: 'texts',
    ...wholeNumber(1_000, 50, 4_000),
    ...ALL,
    Unit: 'CHARACTERS',
    Affects: ['FORM', 'CERTIFICATE'],
    IsPublic: true,
  },

  NotificationSeconds: {
    Group: 'notices',
    ...wholeNumber(10, 3, 60),
    ...ALL,
    Unit: 'SECONDS',
    Affects: ['APP'],
    IsPublic: true,
  },

  OpeningHours: {
    Group: 'hours',
    ...threeLines(
      {
        EN: 'Monday to Friday, 9:00 to 18:00',
        CHT: '星期一至五，上午 9 時至下午 6 時',
        CHS: '星期一至五，上午 9 时至下午 6 时',
      },
      160,
      { isOptional: true },
    ),
    ...BODY,
    Affects: ['SITE'],
  },

  TwoFactorRoles: {
    Group: 'security',
    ...someOf(STAFF_ROLES, []),
    ...GUARDED,
    Affects: ['SIGN_IN'],
  },
  IdleMinutes: {
    Group: 'security',
    ...wholeNumber(30, 5, 60),
    ...GUARDED,
    Unit: 'MINUTES',
    Affects: ['SIGN_IN'],
    IsPublic: true,
  },
  AbsoluteHours: {
    Group: 'security',
    ...wholeNumber(12, 1, 24),
    ...GUARDED,
    Unit: 'HOURS',
    Affects: ['SIGN_IN'],
  },
  PasswordMinLength: {
    Group: 'security',
    ...wholeNumber(10, 10, 64),
    ...GUARDED,
    Unit: 'CHARACTERS',
    Affects: ['SIGN_IN'],
    IsPublic: true,
  },

  CardUi: {
    Group: 'card',
    ...oneOf(['DEPLOYMENT', 'CHECKOUT', 'ELEMENT'], 'DEPLOYMENT'),
    ...GUARDED,
    Affects: ['PAY'],
  },
  IsCardScriptLoaded: {
    Group: 'card',
    ...yesOrNo(true),
    ...GUARDED,
    Affects: ['APP', 'PAY'],
    IsPublic: true,
  },

  QuestionMonths: {
    Group: 'retention',
    ...wholeNumber(24, 1, 240),
    ...GUARDED,
    Unit: 'MONTHS',
    Affects: ['NIGHT'],
  },
  ChatMonths: {
    Group: 'retention',
    ...wholeNumber(84, 6, 240),
    ...GUARDED,
    Unit: 'MONTHS',
    Affects: ['NIGHT'],
  },
  MailMonths: {
    Group: 'retention',
    ...wholeNumber(24, 1, 120),
    ...GUARDED,
    Unit: 'MONTHS',
    Affects: ['NIGHT'],
  },
  UploadDays: {
    Group: 'retention',
    ...wholeNumber(60, 7, 365),
    ...GUARDED,
    Unit: 'DAYS',
    Affects: ['NIGHT'],
  },
  ClientUploadDays: {
    Group: 'retention',
    ...wholeNumber(7, 1, 365),
    ...GUARDED,
    Unit: 'DAYS',
    Affects: ['NIGHT'],
  },
  ExportDays: {
    Group: 'retention',
    ...wholeNumber(7, 1, 365),
    ...GUARDED,
    Unit: 'DAYS',
    Affects: ['NIGHT'],
  },

  AlertAddresses: {
    Group: 'alerts',
    ...oneLine('', 500, emailsOrNone),
    ...GUARDED,
    Affects: ['MAIL'],
  },
  BackupHours: {
    Group: 'alerts',
    ...wholeNumber(26, 2, 720),
    ...GUARDED,
    Unit: 'HOURS',
    Affects: ['MAIL'],
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof settings)[Key]['Type']> };

export const SETTING_KEYS = Object.keys(settings) as SettingKey[];
/** The row of a key, read as any setting. */
export const settingOf = (key: SettingKey): Setting => settings[key] as Setting;
