/**
 * Schemas of the request bodies of all workflow actions on a service: create, save, start draft, publish and
 * place.
 */
import { z } from 'zod';
import { dateInput, key, line, remark, version } from '#platform/common/contract/inputs.ts';
import { draftDefinition, schemeCode } from './definition.ts';

const base = z.strictObject({ ServiceKey: key, Version: version.optional(), Remark: remark.optional() });
const name = line.min(1).max(200);

/**
 * Upper limit of a version number: more than any service reaches, and within the database's integer range.
 */
export const MAX_VERSIONS = 1_000_000;

/** Request bodies of all actions on a service. */
export const serviceInputs = {
  base,
  create: z.strictObject({
    SchemeCode: schemeCode,
    Name: z.strictObject({ EN: name, CHT: name, CHS: name }),
    Kind: z.enum(['CERTIFICATE', 'STATEMENT']).default('CERTIFICATE'),
    /** Starts as a copy of this service's newest version. */
    CopyOf: key.optional(),
  }),
  save: base.extend({ Definition: draftDefinition, Version: version }),
  /** The draft starts as a copy of this version; by default of the newest published one. */
  draft: base.extend({ VersionNo: z.int().min(1).max(MAX_VERSIONS).optional() }),
  /** Defaults to today. */
  publish: base.extend({ EffectiveOn: dateInput.optional() }),
  /** Position of the service in lists, from 0. */
  place: base.extend({ Position: z.int().min(0).max(10_000) }),
} as const;
