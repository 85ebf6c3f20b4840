import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import {
  type CertificateFacts,
  certificationBody,
  customDocumentTexts,
  type PrintedMarks,
  printedTitle,
} from '#modules/certification/certificates/server/index.ts';
import type { LocalText } from '#platform/server/pdf/page-language.ts';
import type { SampleName } from '../../rules/samples.ts';

type Printed = Pick<ServiceDefinition, 'Kind' | 'Name' | 'NameExtra' | 'PrintedTitle' | 'SchemeCode'>;
export type SampleContext = { definition: Printed; PublicUrl: string; Marks: PrintedMarks };

const EMPTY: LocalText = { EN: '', CHT: '', CHS: '' };

/**
 * Facts of the fictitious certificates of a service with which its templates are tested and previewed; their
 * texts are as long as real ones can be.
 */
export function sampleFacts(sample: SampleName, context: SampleContext): CertificateFacts {
  const ordinary = ordinaryFacts(context);
  return { ...ordinary, ...DIFFERENT[sample](ordinary) };
}

const ordinaryFacts = ({ definition, PublicUrl, Marks }: SampleContext): CertificateFacts => ({
  Kind: definition.Kind,
  CertificateNo: `${definition.SchemeCode}-2026-00017`,
  Code: 'K7QM4TXR9P',
  Revision: 2,
  OrgName: { EN: 'Harbour Green Energy Limited', CHT: '海港綠色能源有限公司', CHS: '海港绿色能源有限公司' },
  BranchName: null,
  ServiceName: named(definition.Name),
  NameExtra: definition.NameExtra,
  ...printedTitle(definition),
  ...customDocumentTexts(),
  Scope: {
    EN: 'Design, installation and maintenance of rooftop solar systems in Hong Kong',
    CHT: '設計、安裝及維修香港天台太陽能系統',
    CHS: '设计、安装及维修香港屋顶太阳能系统',
  },
  Sites: ['Yuen Long 元朗', 'Kwun Tong 觀塘', 'Tai Po 大埔'],
  FirstIssueDate: '2024-03-14',
  DecisionDate: '2026-05-29',
  EffectiveDate: '2026-06-01',
  RevisionDate: '2026-06-02',
  ExpiryDate: definition.Kind === 'STATEMENT' ? null : '2029-05-28',
  BodyName: certificationBody().Name,
  Colour: certificationBody().Colour,
  SignatoryName: certificationBody().SignatoryName,
  SignatoryTitle: certificationBody().SignatoryTitle,
  PublicUrl,
  IsDemo: false,
  Marks,
});

const named = (name: LocalText): LocalText =>
  name.EN || name.CHT || name.CHS ? name : { EN: 'Name of the service', CHT: '服務名稱', CHS: '服务名称' };

const DIFFERENT: Record<SampleName, (ordinary: CertificateFacts) => Partial<CertificateFacts>> = {
  ORDINARY: () => ({}),
  LONG: () => ({
    OrgName: {
      EN: `${'Harbour and Peninsula '.repeat(7)}Holdings Limited`,
      CHT: `${'海港及半島'.repeat(14)}控股有限公司`,
      CHS: `${'海港及半岛'.repeat(14)}控股有限公司`,
    },
    Scope: {
      EN: `${'operation and maintenance of rooftop solar systems; '.repeat(72)}and what belongs to it`,
      CHT: `${'營運及維修天台太陽能系統；'.repeat(90)}以及相關服務`,
      CHS: `${'运营及维修屋顶太阳能系统；'.repeat(90)}以及相关服务`,
    },
    Sites: Array.from(
      { length: 80 },
      (_, at) => `Unit ${at + 1}, 25 Harbour Road, Wan Chai 灣仔港灣道 25 號`,
    ),
    Marks: { Logo: null, Signature: null, Accreditations: [] },
  }),
  CHINESE: () => ({
    OrgName: { EN: '', CHT: '邨峯喺街市食品有限公司', CHS: '' },
    Scope: { EN: '', CHT: '冷凍食品的儲存及運送', CHS: '' },
    Sites: ['葵涌物流中心'],
  }),
  OTHER_KIND: ({ Kind }) =>
    Kind === 'STATEMENT'
      ? { Kind: 'CERTIFICATE', ExpiryDate: '2029-05-28' }
      : { Kind: 'STATEMENT', ExpiryDate: null },
  BRANCH: () => ({
    BranchName: { EN: 'Kowloon Bay branch', CHT: '九龍灣分行', CHS: '九龙湾分行' },
    Sites: [],
    IsDemo: true,
    Marks: { Logo: null, Signature: null, Accreditations: [] },
  }),
  HOSTILE: () => ({
    OrgName: { EN: '#panic() ] ) } $x^2$ "quote\\', CHT: '《#eval("1")》＜＞有限公司', CHS: '' },
    Scope: { EN: `#import "x": * // end /* ${'W'.repeat(200)} 😀`, CHT: '', CHS: '' },
    BranchName: { ...EMPTY, EN: '*bold* _it_ @ref <label> = heading' },
    Sites: ['', '{{Number}} {Page} \u202E #sys.inputs'],
  }),
};
