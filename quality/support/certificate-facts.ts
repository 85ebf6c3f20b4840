/** Example data of a certificate and of a statement, for tests of PDF documents and templates. */
import type { CertificateFacts } from '#modules/certification/certificates/server/document/facts.ts';

/** Example data of an ordinary certificate for tests of documents and templates. */
export const certificateFacts: CertificateFacts = {
  Kind: 'CERTIFICATE',
  CertificateNo: 'GF-2024-00017',
  Code: 'K7QM-4TXR',
  Revision: 2,
  OrgName: { EN: 'Harbour Green Energy Limited', CHT: '海港綠色能源有限公司', CHS: '海港绿色能源有限公司' },
  BranchName: null,
  ServiceName: { EN: 'Green Finance Certification Scheme', CHT: '綠色金融認證計劃', CHS: '绿色金融认证计划' },
  NameExtra: { EN: 'edition 2024', CHT: '2024 年版', CHS: '2024 年版' },
  Scope: {
    EN: 'Design, financing and operation of rooftop solar systems in Hong Kong',
    CHT: '設計、融資及營運香港天台太陽能系統',
    CHS: '设计、融资及运营香港屋顶太阳能系统',
  },
  Sites: ['Yuen Long 元朗', 'Kwun Tong 觀塘', 'Tai Po 大埔'],
  FirstIssueDate: '2024-03-14',
  DecisionDate: '2025-05-30',
  EffectiveDate: '2025-06-01',
  RevisionDate: '2025-06-02',
  ExpiryDate: '2027-03-13',
  BodyName: { EN: 'Assay', CHT: '證衡認證有限公司', CHS: '证衡认证有限公司' },
  SignatoryName: 'E. Leung',
  SignatoryTitle: { EN: 'Chief Executive', CHT: '行政總裁', CHS: '首席执行官' },
  PublicUrl: 'https://portal.example',
  IsDemo: false,
};

export const statementFacts: CertificateFacts = {
  ...certificateFacts,
  Kind: 'STATEMENT',
  CertificateNo: 'SS-2025-00004',
  Revision: 1,
  ServiceName: {
    EN: 'Sustainability Statement Review',
    CHT: '可持續發展聲明評審',
    CHS: '可持续发展声明评审',
  },
  NameExtra: null,
  ExpiryDate: null,
};
