import { z } from 'zod';
import { dateInput, key, line, remark, version } from '#platform/common/contract/inputs.ts';
import { draftDefinition, schemeCode } from './definition.ts';

const base = z.strictObject({ ServiceKey: key, Version: version.optional(), Remark: remark.optional() });
const name = line.min(1).max(200);

/** More than any service ever has, and less than the database counts. */
export const MAX_VERSIONS = 1_000_000;

/** The body of every action on a service. */
export const serviceInputs = {
  base,
  create: z.strictObject({
    SchemeCode: schemeCode,
    Name: z.strictObject({ EN: name, CHT: name, CHS: name }),
    Kind: z.enum(['CERTIFICATE', 'STATEMENT']).default('CERTIFICATE'),
    /** Begins as a copy of the newest version of this service. */
    CopyOf: key.optional(),
  }),
  save: base.extend({ Definition: draftDefinition, Version: version }),
  /** The draft begins as a copy of this version; without: of the newest published one. */
  draft: base.extend({ VersionNo: z.int().min(1).max(MAX_VERSIONS).optional() }),
  /** Without a day: today. */
  publish: base.extend({ EffectiveOn: dateInput.optional() }),
  /** The position of the service in lists, from 0. */
  place: base.extend({ Position: z.int().min(0).max(10_000) }),
} as const;
