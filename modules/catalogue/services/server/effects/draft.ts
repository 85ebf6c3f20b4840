/**
 * Database effects of the service actions on the draft: save, publish, start and discard it.
 */
import type { z } from 'zod';
import { json } from '#platform/server/database/json.ts';
import type { serviceInputs } from '../../rules/inputs.ts';
import { isDraft, isPublished, VERSION_STATUS_AFTER } from '../../rules/statuses.ts';
import type { Effect, ServiceActionContext } from '../action-context.ts';
import { canonical } from '../canonical.ts';
import { ownDefinition } from '../with-own-scheme-code.ts';
import { changeVersionStatus } from '../write-version.ts';

type Input<Name extends keyof typeof serviceInputs> = z.output<(typeof serviceInputs)[Name]>;

/** Replaces the draft with the definition from the screen. */
export const save: Effect = async ({ tx, row, input, actor, at }) => {
  const submitted = (input as Input<'save'>).Definition;
  const Definition = ownDefinition(row, submitted);
  const before = row.Draft;
  await tx
    .updateTable('ServiceVersion')
    .set({ Definition: json(Definition), UpdatedAt: at, UpdatedById: actor.Id })
    .where('Id', '=', draftOf(row).Id)
    .execute();
  return { LogDetail: { Parts: before ? partsChanged(before, Definition) : [] } };
};

function draftOf({ Versions }: ServiceActionContext['row']) {
  const version = Versions.find(({ Status }) => isDraft(Status));
  if (!version) throw new Error('the table allows this effect only for services with a draft');
  return version;
}

/** Names of the changed parts for the log. Their content is not logged, because versions can be compared. */
const partsChanged = (before: object, after: object): string[] => {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([part, value]) => canonical(old.get(part)) !== canonical(value))
    .map(([part]) => part);
};

export const publish: Effect = async ({ tx, row, input, facts, actor, at }) => {
  const { EffectiveOn = facts.Today, Remark } = input as Input<'publish'>;
  const version = draftOf(row);
  await changeVersionStatus(tx, version, 'PUBLISH', {
    EffectiveOn,
    Remark: Remark?.trim() || null,
    PublishedAt: at,
    PublishedById: actor.Id,
  });
  return { LogDetail: { VersionNo: version.VersionNo, EffectiveOn } };
};

/**
 * Starts a draft as a copy of the requested or newest published version; if none is published, of the latest
 * withdrawn one.
 */
export const draft: Effect = async ({ tx, row, input, actor, at }) => {
  const { VersionNo } = input as Input<'draft'>;
  const source =
    VersionNo === undefined
      ? (row.Versions.find(({ Status }) => isPublished(Status)) ?? row.Versions[0])
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
      Status: VERSION_STATUS_AFTER.DRAFT,
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
  const version = draftOf(row);
  await tx.deleteFrom('ServiceVersion').where('Id', '=', version.Id).execute();
  return { LogDetail: { VersionNo: version.VersionNo } };
};
