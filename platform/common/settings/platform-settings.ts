import { platformPermissions } from '../access/platform-permissions.ts';
import { colour, oneLine, picture, someOf, threeLines, wholeNumber, yesOrNo } from './field.ts';
import {
  CRB_KINDS,
  DOCUMENT_KINDS,
  IMAGE_KINDS,
  MAX_FILES_PER_QUESTION,
  MAX_MEGABYTES,
} from './file-bounds.ts';
import { certificationBodyLegalName, emailOrNone, phoneOrNone, webOrNone } from './identity-rules.ts';
import { GUARDED, type SettingTable } from './setting.ts';

const BODY = { Roles: platformPermissions.CHANGE_ORGANISATION_SETTINGS } as const;
const ALL = { Roles: platformPermissions.CHANGE_SETTINGS } as const;

/**
 * The platform's settings on the settings screen: identity, contact details, logo, colours, uploads, text
 * limits and others, each with default, roles that may change it, and whether browsers receive it before
 * sign-in.
 */
export const platformSettings = {
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
    ...certificationBodyLegalName,
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
    ...wholeNumber(10, 1, MAX_MEGABYTES),
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
    ...wholeNumber(25, 1, MAX_MEGABYTES),
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
    ...wholeNumber(25, 1, MAX_MEGABYTES),
    ...ALL,
    Unit: 'MEGABYTES',
    Affects: ['UPLOAD'],
    IsPublic: true,
  },
  FilesOfAQuestion: {
    Group: 'files',
    ...wholeNumber(50, 1, MAX_FILES_PER_QUESTION),
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
  IsCardScriptLoaded: {
    Group: 'card',
    Place: 2,
    ...yesOrNo(true),
    ...GUARDED,
    Affects: ['APP', 'PAY'],
    IsPublic: true,
  },
  UploadDays: {
    Group: 'retention',
    Place: 4,
    ...wholeNumber(60, 7, 365),
    ...GUARDED,
    Unit: 'DAYS',
    Affects: ['NIGHT'],
  },
  ClientUploadDays: {
    Group: 'retention',
    Place: 5,
    ...wholeNumber(7, 1, 365),
    ...GUARDED,
    Unit: 'DAYS',
    Affects: ['NIGHT'],
  },
} as const satisfies SettingTable;
