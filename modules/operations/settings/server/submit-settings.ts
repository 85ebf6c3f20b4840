/**
 * Handles saving changed portal settings: checks roles, versions and values, saves all or none in one
 * transaction, and returns an error per invalid setting.
 */
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { faultParams } from '#platform/common/settings/setting-fault.ts';
import { DEFAULT_SETTINGS, type SettingKey, settingOf } from '#platform/common/settings/settings.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { type FailureField, fail } from '#platform/server/http/fail.ts';
import { zodFields } from '#platform/server/http/zod-fields.ts';
import { lockSettings } from '#platform/server/settings/lock-settings.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { type SettingChange, saveSetting } from '#platform/server/settings/save-setting.ts';
import { type StoredSetting, storedSettings } from '#platform/server/settings/stored-settings.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { settingRoutes } from '../rules/contract.ts';
import { renderLogo } from './render-logo.ts';
import { viewSetting } from './view-setting.ts';

type ValuesInput = { Key: SettingKey; Version: number; Value: unknown };

/** Returns the values in stored form; rejects invalid ones with an error per setting. */
function checkValues(inputs: readonly ValuesInput[], environment: Settings): ValuesInput[] {
  const Fields: FailureField[] = [];
  const seen = new Set<string>();
  const checked = inputs.map(({ Key, Version, Value }) => {
    if (seen.has(Key)) Fields.push({ Field: Key, Code: 'FIELD_SETTING_TWICE' });
    seen.add(Key);
    if (Value === null) return { Key, Version, Value };
    const parsed = settingOf(Key).Type.safeParse(Value, { reportInput: true });
    if (!parsed.success) Fields.push(...faultsOf(Key, Value, zodFields(parsed.error)));
    else if (Key === 'CardUi' && Value === 'ELEMENT' && !environment.STRIPE_PUBLISHABLE_KEY)
      Fields.push({ Field: Key, Code: 'FIELD_NO_PUBLISHABLE_KEY' });
    return { Key, Version, Value: parsed.success ? parsed.data : Value };
  });
  return Fields.length > 0 ? fail('ERR_VALIDATION', { Fields }) : checked;
}

/** Adds the allowed range or options to validation errors of numbers, choices and colours. */
function faultsOf(key: SettingKey, value: unknown, fields: FailureField[]): FailureField[] {
  const Params = faultParams(key, value);
  return fields.map(({ Field, Code, ...rest }) => ({
    ...rest,
    Field: [key, Field].filter(Boolean).join('.'),
    Code: codeOf(key, Code),
    Params: { ...rest.Params, ...Params },
  }));
}

function codeOf(key: SettingKey, code: FailureField['Code']): FailureField['Code'] {
  const { Kind } = settingOf(key).Field;
  if (Kind === 'number') return 'FIELD_OUT_OF_BOUNDS';
  if (Kind === 'choices' && (code === 'FIELD_TOO_SHORT' || code === 'FIELD_REQUIRED')) return 'FIELD_CHOOSE';
  return code;
}

type Route = typeof settingRoutes.submit;
type ChangeInput = { Key: SettingKey; Version: number; Value: unknown };

/** Changes all submitted settings or none. They take effect everywhere once committed. */
export async function submitSettings(context: Context<Route>, store: FileStore): Promise<DataOf<Route>> {
  const { db, body, actor, at, address, idempotencyKey, settings } = context;
  canChange(context);
  const changes = await withRenderedLogo(context, store, checkValues(body.Settings, settings));
  const request = { actor, idempotencyKey, action: 'SETTING_SUBMIT', input: body };
  const by = { AccountId: actor.Id, At: at, Address: address };
  const answer = await db.transaction().execute(async (tx) => {
    await lockSettings(tx);
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    const keys = changes.map(({ Key }) => Key);
    const stored = await storedSettings(tx, keys);
    for (const change of changesOf(changes, stored, body.Reason)) await saveSetting(tx, by, change);
    const fresh = await storedSettings(tx, keys);
    const answered = { Settings: keys.map((key) => viewSetting(key, fresh.get(key))) };
    await storeAnswer(tx, request, answered);
    return answered;
  });
  // Other processes are notified by the database; this process refreshes now, so that its next request sees
  // the change.
  await refreshSettings(db);
  return answer;
}

function canChange({ body, actor, at }: Context<Route>): void {
  const rows = body.Settings.map(({ Key }) => settingOf(Key));
  if (!rows.every(({ Roles }) => Roles.some((role) => actor.Roles.includes(role)))) fail('ERR_FORBIDDEN');
  if (rows.some(({ NeedsProof }) => NeedsProof)) requireStepUp(actor, at);
}

/** Converts an uploaded logo into a file of the organisation before any row is locked. */
async function withRenderedLogo(context: Context<Route>, store: FileStore, changes: ChangeInput[]) {
  const rendered: ChangeInput[] = [];
  for (const one of changes) {
    const isNew = one.Key === 'Logo' && one.Value !== null;
    const { FileKey } = isNew ? (one.Value as { FileKey: string }) : { FileKey: '' };
    rendered.push(
      isNew ? { ...one, Value: await renderLogo(context, store, { FileKey, owner: context.actor }) } : one,
    );
  }
  return rendered;
}

/** The effective changes. Explicitly setting the default value counts as the default. */
function changesOf(
  changes: readonly ChangeInput[],
  stored: ReadonlyMap<string, StoredSetting>,
  Reason: string,
): SettingChange[] {
  const late = changes.filter(({ Key, Version }) => Version !== (stored.get(Key)?.Version ?? 0));
  if (late.length > 0)
    fail('ERR_CONFLICT', { Data: { Settings: late.map(({ Key }) => viewSetting(Key, stored.get(Key))) } });
  return changes.flatMap(({ Key, Version, Value }) => {
    const Before = stored.get(Key)?.Value ?? null;
    const After = isSame(Value, DEFAULT_SETTINGS[Key]) ? null : Value;
    return isSame(Before, After) ? [] : [{ Key, Version: Version + 1, Before, After, Reason }];
  });
}

const isSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

/** Sorts object keys, because the database returns them in a different order. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
