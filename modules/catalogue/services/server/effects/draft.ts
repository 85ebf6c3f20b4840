/**
 * Database effects of the service actions on the draft: save, publish, start and discard it.
 */
import type { z } from 'zod';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { serviceInputs } from '../../rules/inputs.ts';
import type { Effect, ServiceActionContext } from '../action-context.ts';
import { canonical } from '../canonical.ts';
import { ownDefinition } from '../with-own-scheme-code.ts';

type Input<Name extends keyof typeof serviceInputs> = z.output<(typeof serviceInputs)[Name]>;

/** Replaces the draft with the definition from the screen. */
export const save: Effect = async ({ tx, row, input, actor, at }) => {
  const submitted = (input as Input<'save'>).Definition;
  const Definition = ownDefinition(row, submitted);
  const before = row.Draft;
  await draftOf(tx, row.Id, { Definition: json(Definition), UpdatedAt: at, UpdatedById: actor.Id });
  return { LogDetail: { Parts: before ? partsChanged(before, Definition) : [] } };
};

const draftOf = (tx: Tx, serviceId: number, columns: object) =>
  tx
    .updateTable('ServiceVersion')
    .set(columns)
    .where('ServiceId', '=', serviceId)
    .where('Status', '=', 'DRAFT')
    .executeTakeFirstOrThrow();

/** Names of the changed parts for the log. Their content is not logged, because versions can be compared. */
const partsChanged = (before: object, after: object): string[] => {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([part, value]) => canonical(old.get(part)) !== canonical(value))
    .map(([part]) => part);
};

export const publish: Effect = async ({ tx, row, input, facts, actor, at }) => {
  const { EffectiveOn = facts.Today, Remark } = input as Input<'publish'>;
  await draftOf(tx, row.Id, {
    Status: 'PUBLISHED',
    EffectiveOn,
    Remark: Remark?.trim() || null,
    PublishedAt: at,
    PublishedById: actor.Id,
  });
  return { LogDetail: { VersionNo: draftNo(row), EffectiveOn } };
};

/**
 * Starts a draft as a copy of the requested or newest published version; if none is published, of the latest
 * withdrawn one.
 */
export const draft: Effect = async ({ tx, row, input, actor, at }) => {
  const { VersionNo } = input as Input<'draft'>;
  const source =
    VersionNo === undefined
      ? (row.Versions.find(({ Status }) => Status === 'PUBLISHED') ?? row.Versions[0])
      : row.Versions.find((version) => version.VersionNo === VersionNo);
  if (!source) throw new Error('the table allows this effect only for a known version');
  const { Definition } = await tx
    .selectFrom('ServiceVersion')
    .select('Definition')
    .where('Id', '=', source.Id)
    .executeTakeFirstOrThrow();
  const next = Math.max(...row.Versions.map((version) => version.VersionNo)) + 1;
  await tx
    .insertInto('ServiceVersion')
    .values({
      ServiceId: row.Id,
      VersionNo: next,
      Definition: json(Definition),
      Status: 'DRAFT',
      EffectiveOn: null,
      PublishedAt: null,
      BasedOnNo: source.VersionNo,
      CreatedAt: at,
      CreatedById: actor.Id,
      UpdatedAt: at,
      UpdatedById: actor.Id,
    })
    .execute();
  return { LogDetail: { VersionNo: next, BasedOnNo: source.VersionNo } };
};

export const discard: Effect = async ({ tx, row }) => {
  await tx
    .deleteFrom('ServiceVersion')
    .where('ServiceId', '=', row.Id)
    .where('Status', '=', 'DRAFT')
    .executeTakeFirstOrThrow();
  return { LogDetail: { VersionNo: draftNo(row) } };
};

const draftNo = (row: ServiceActionContext['row']): number | undefined =>
  row.Versions.find(({ Status }) => Status === 'DRAFT')?.VersionNo;
