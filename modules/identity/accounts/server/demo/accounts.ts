/**
 * Data of the demo accounts: one staff member per role and a second where duties must be separated, and
 * client organisations with their owners and sub-accounts.
 */
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';

type Person = {
  Email: string;
  FirstName: string;
  LastName: string;
  Roles: Role[];
  IsGrantGeneration?: true;
  /** Competence limited to this scheme and industry; without it, an assessor is competent for everything. */
  OnlyFor?: { Scheme: string; Industry: string };
  /** Number of days of absence, starting now. */
  AwayDays?: number;
  /** Declared an interest in the organisation of this client. */
  InterestIn?: string;
};

const staff = (name: string, FirstName: string, LastName: string, ...Roles: Role[]): Person => ({
  Email: `${name}@demo.test`,
  FirstName,
  LastName,
  Roles,
});

/** One account per role, and a second person where duties must be separated. */
export const demoStaff: readonly Person[] = [
  { ...staff('admin', 'Ada', 'Fung', 'ADMIN'), IsGrantGeneration: true },
  staff('sub-admin', 'Simon', 'Tse', 'SUB_ADMIN'),
  { ...staff('it', 'Ivan', 'Mok', 'IT'), IsGrantGeneration: true },
  staff('business', 'Bonnie', 'Ho', 'BUSINESS'),
  staff('business2', 'Bruno', 'Szeto', 'BUSINESS'),
  { ...staff('scheduling', 'Sandy', 'Yip', 'SCHEDULING'), IsGrantGeneration: true },
  staff('finance', 'Felix', 'Kwok', 'FINANCE'),
  staff('assessor', 'Ivy', 'Chan', 'ASSESSOR'),
  staff('assessor2', 'Gordon', 'Lam', 'ASSESSOR'),
  { ...staff('assessor3', 'Nora', 'Lee', 'ASSESSOR'), OnlyFor: { Scheme: 'QM', Industry: 'LOGISTICS' } },
  { ...staff('assessor4', 'Victor', 'Ma', 'ASSESSOR'), AwayDays: 12 },
  { ...staff('assessor5', 'Irene', 'Tam', 'ASSESSOR'), InterestIn: 'client' },
  staff('assessor-onsite', 'Ben', 'Lau', 'ASSESSOR_ONSITE'),
  staff('indepreviewer', 'Rita', 'Wong', 'INDEPREVIEWER'),
  staff('coo', 'Maggie', 'Cheung', 'COO'),
  staff('deputyceo', 'Dennis', 'Poon', 'DEPUTYCEO'),
  staff('ceo', 'Eleanor', 'Leung', 'CEO'),
];

type Organisation = {
  Owner: { Email: string; FirstName: string; LastName: string };
  OrgName: Localized;
  BranchName: Localized;
  RegistrationNo: string;
  SubAccount?: { Email: string; FirstName: string; LastName: string };
};

const none: Localized = { EN: '', CHT: '', CHS: '' };
const owner = (name: string, FirstName: string, LastName: string) => ({
  Email: `${name}@demo.test`,
  FirstName,
  LastName,
});
const org = (EN: string, CHT: string, CHS: string): Localized => ({ EN, CHT, CHS });

export const demoOrganisations: readonly Organisation[] = [
  {
    Owner: owner('client', 'Hilary', 'Ng'),
    OrgName: org('Harbour Green Energy Limited', '海港綠色能源有限公司', '海港绿色能源有限公司'),
    BranchName: none,
    RegistrationNo: '58213904-000',
    SubAccount: owner('sub-client', 'Samuel', 'Yeung'),
  },
  {
    Owner: owner('client2', 'Leo', 'Tang'),
    OrgName: org('Lion Rock Logistics Limited', '獅子山物流有限公司', '狮子山物流有限公司'),
    BranchName: org('Kwai Chung Depot', '葵涌倉', '葵涌仓'),
    RegistrationNo: '60412887-000',
  },
  {
    Owner: owner('client3', 'Pearl', 'Siu'),
    OrgName: org('Peak Facades Engineering Limited', '山頂幕牆工程有限公司', '山顶幕墙工程有限公司'),
    BranchName: none,
    RegistrationNo: '52290176-000',
  },
  {
    Owner: owner('client4', 'Oscar', 'Fok'),
    OrgName: org('Orient Foods (Hong Kong) Limited', '東方食品（香港）有限公司', '东方食品（香港）有限公司'),
    BranchName: none,
    RegistrationNo: '49913002-000',
  },
  {
    Owner: owner('client5', 'Kelvin', 'Chow'),
    OrgName: org('Kowloon Data Centre Limited', '九龍數據中心有限公司', '九龙数据中心有限公司'),
    BranchName: none,
    RegistrationNo: '66120458-000',
  },
  {
    Owner: owner('client6', 'Sally', 'Kong'),
    OrgName: org('Sai Kung Aquaculture Company Limited', '西貢水產養殖有限公司', '西贡水产养殖有限公司'),
    BranchName: none,
    RegistrationNo: '57730641-000',
  },
];
