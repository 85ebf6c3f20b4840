/**
 * Answers to the requests that every screen makes: the texts of a language, the configuration, the signed-in
 * user and the user's saved list views.
 */
import type { Role } from '#platform/common/access/roles.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import { type Answers, data } from './answers.ts';

const configuration: Configuration = {
  Name: { EN: 'Harbour Certification', CHT: '海港認證', CHS: '海港认证' },
  Brand: { Css: null, Logo: null, Icon: null },
  PublicUrl: 'https://portal.example',
  Languages: [
    { Name: 'English', Code: 'EN', AlternativeCode: 'EN' },
    { Name: '繁體中文', Code: 'CHT', AlternativeCode: 'TC' },
    { Name: '简体中文', Code: 'CHS', AlternativeCode: 'SC' },
  ],
  TermsVersion: '1',
  PrivacyVersion: '1',
  CookieVersion: '1',
  NotificationDuration: 5000,
  IdleMinutes: 30,
  PasswordMinLength: 12,
  IsDemo: false,
  charLimit: 500,
  ScopeRequirement: { rLimit: 10, charLimit: 500 },
  TagOptions: [],
  FileKinds: {
    image: { Extensions: ['png', 'jpg'], MaxBytes: 5_000_000 },
    document: { Extensions: ['pdf', 'docx', 'png'], MaxBytes: 20_000_000 },
    crb: { Extensions: ['pdf'], MaxBytes: 20_000_000 },
  },
  FilesOfAQuestion: 5,
  StripePublishableKey: null,
  IsCardScriptLoaded: false,
  Provider: null,
  ChatUrl: null,
};

const userWith = (role: Role): UserInfo => ({
  UserKey: 'user-1',
  Email: 'mei.chan@example.com',
  UserRoleList: [role],
  UserRole: role,
  FirstName: 'Mei',
  MiddleName: '',
  LastName: 'Chan',
  PhoneCode: '+852',
  PhoneNo: '21234567',
  Language: 'EN',
  IsGrantGeneration: true,
  TermsVersion: '1',
  PrivacyVersion: '1',
  IsHaveOrganization: true,
  IsTCUpdated: false,
  IsTwoFactorOn: true,
  IsTwoFactorMissing: false,
  OrgName: null,
});

export const baseAnswers: Answers = {
  'GET /translation/public': ({ query }) => data(textsOf(languageOf(query.LanguageCode ?? 'EN'))),
  'GET /auth/config': () => data(configuration),
  'GET /user/info': () => data(userWith('BUSINESS')),
  'GET /list/view/list': () => data({ Rows: [], Columns: null, DefaultViewKey: null }),
};
