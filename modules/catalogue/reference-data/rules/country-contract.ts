/**
 * Endpoints and types for countries: the enabled ones for pickers, the full ISO 3166-1 list with UN M49
 * regions, and changes of names, availability and favourites.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { line, version } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { filterSchemas } from '#platform/common/lists/define-list.ts';
import { countryList } from './country-list.ts';
import { referenceDataPermissions } from './permissions.ts';

/** A country of ISO 3166-1 with the codes of its UN M49 regions. */
const countryRow = z.object({
  Alpha3: z.string(),
  Alpha2: z.string(),
  NumericCode: z.string(),
  Name: localized,
  RegionCode: z.string().nullable(),
  SubRegionCode: z.string().nullable(),
  IntermediateRegionCode: z.string().nullable(),
  /** A disabled country is not offered anywhere. */
  IsEnabled: z.boolean(),
  /** Position of a favourite, from 1; favourites come first. 0 for all others, which follow by name. */
  Position: z.int(),
  Version: z.int(),
});
export type CountryRow = z.infer<typeof countryRow>;

const countryReference = z.object({
  Rows: z.array(countryRow),
  Regions: z.array(z.object({ M49: z.string(), Name: localized })),
});
export type CountryReference = z.infer<typeof countryReference>;

export const countryQuery = z.strictObject({
  Search: z.string().trim().max(200).optional(),
  ...filterSchemas(countryList.Filters),
});
export type CountryQuery = z.infer<typeof countryQuery>;

const Alpha3 = z.string().regex(/^[A-Z]{3}$/);
const name = line.min(1, 'FIELD_TEXT_MISSING').max(120);
const route = {
  method: 'POST',
  access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
  data: countryReference,
} as const;

export const countryRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/country/list',
    summary: 'Enabled countries, favourites first, then by name in the language of the call',
    access: 'session',
    reads: ['reference-data'],
    /** `label` is the name; `key` is the three-letter code (specification point 3). */
    data: z.object({ Rows: z.array(z.object({ label: z.string(), key: z.string() })) }),
  }),
  reference: defineRoute({
    method: 'GET',
    path: '/country/reference',
    summary: 'All countries of ISO 3166-1 with the regions of UN M49, as configured',
    access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
    reads: ['reference-data'],
    data: countryReference,
  }),
  save: defineRoute({
    ...route,
    path: '/country/save',
    summary: 'Changes the names of a country; its codes and regions are fixed by the standards',
    body: z.strictObject({
      Alpha3,
      Name: z.strictObject({ EN: name, CHT: name, CHS: name }),
      Version: version,
    }),
  }),
  enable: defineRoute({
    ...route,
    path: '/country/enable',
    summary: 'Enables or disables countries; at least one stays enabled',
    body: z.strictObject({ Alpha3s: z.array(Alpha3).min(1).max(300), IsEnabled: z.boolean() }),
  }),
  place: defineRoute({
    ...route,
    path: '/country/place',
    summary: 'Makes a country a favourite at a position from 1; 0 removes it from the favourites',
    body: z.strictObject({ Alpha3, Position: z.int().min(0).max(50) }),
  }),
} as const;
