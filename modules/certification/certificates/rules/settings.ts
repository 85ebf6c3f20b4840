import { oneLine, threeLines } from '#platform/common/settings/field.ts';
import { certificationBodyLegalName } from '#platform/common/settings/identity-rules.ts';
import type { SettingTable } from '#platform/common/settings/setting.ts';

/** Settings for the name and title of the certification body's signatory, printed on certificates. */
export const certificatesSettings = {
  SignatoryName: {
    Group: 'identity',
    ...oneLine('E. Leung', 80),
    ...certificationBodyLegalName,
    Affects: ['CERTIFICATE'],
  },
  SignatoryTitle: {
    Group: 'identity',
    ...threeLines({ EN: 'Chief Executive Officer', CHT: '行政總裁', CHS: '首席执行官' }, 80),
    ...certificationBodyLegalName,
    Affects: ['CERTIFICATE'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    certificates: typeof certificatesSettings;
  }
}
