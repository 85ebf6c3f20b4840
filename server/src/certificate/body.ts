import type { Localized } from '@assay/shared/contract/shapes.ts';

/** Who issues: printed on every page and named in its signature. */
export const BODY: { Name: Localized; SignatoryName: string; SignatoryTitle: Localized } = {
  Name: { EN: 'Assay', CHT: '證衡認證有限公司', CHS: '证衡认证有限公司' },
  SignatoryName: 'E. Leung',
  SignatoryTitle: { EN: 'Chief Executive', CHT: '行政總裁', CHS: '行政总裁' },
};
