/** Definition of the country list: filters and the columns of its export; the screen shows them as entries. */
import { z } from 'zod';
import type { ListColumn } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { filter } from '#platform/common/lists/filters.ts';

const text = <const Label extends ListColumn['Label']>(label: Label) =>
  ({ Label: label, Kind: 'TEXT', Only: 'FILE' }) as const;

export const countryList = defineList({
  Filters: {
    /** Code of a region at any of the three levels. */
    Region: filter({
      Schema: z
        .string()
        .regex(/^\d{3}$/)
        .optional(),
      Label: 'COUNTRY_REGION',
      Value: { Kind: 'RECORD', Of: 'region' },
    }),
    IsEnabled: filter({
      Schema: z.enum(['true', 'false']).optional(),
      Label: 'COUNTRY_ENABLED',
      Value: { Kind: 'FLAG' },
    }),
  },
  Columns: {
    alpha3: text('COUNTRY_ALPHA3'),
    alpha2: text('COUNTRY_ALPHA2'),
    numeric: text('COUNTRY_NUMERIC'),
    nameEn: text('COUNTRY_NAME_EN'),
    nameCht: text('COUNTRY_NAME_CHT'),
    nameChs: text('COUNTRY_NAME_CHS'),
    region: text('COUNTRY_REGION'),
    regionCode: text('COUNTRY_REGION_CODE'),
    subRegion: text('COUNTRY_SUB_REGION'),
    subRegionCode: text('COUNTRY_SUB_REGION_CODE'),
    intermediate: text('COUNTRY_INTERMEDIATE'),
    intermediateCode: text('COUNTRY_INTERMEDIATE_CODE'),
    enabled: { Label: 'COUNTRY_ENABLED', Kind: 'YES_NO', Only: 'FILE' },
  },
});
