/**
 * Performs one action of a service's dry run, such as submitting or approving, through the live action
 * handler, with placeholders for people and files.
 */
import type { z } from 'zod';
import {
  type ApplicationAction,
  type ApplicationView,
  applicationWorkflow,
} from '#modules/applications/applications/rules/index.ts';
import {
  applicationHandler,
  viewApplication,
  waitingChild,
} from '#modules/applications/applications/server/index.ts';
import { checklistRoutes } from '#modules/applications/assessments/rules/index.ts';
import { submitChecklist } from '#modules/applications/assessments/server/index.ts';
import { fileEntry } from '#modules/catalogue/forms/server/index.ts';
import { markReady } from '#modules/certification/certificates/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { FileKind } from '#platform/server/files/kinds.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { zodFields } from '#platform/server/http/zod-fields.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { isTrialRole, type TrialAction, type TrialRole } from '../rules/scenario.ts';
import type { TrialEnvironment } from './create-environment.ts';

type Of = { accountId: number; kind: FileKind };

/** Creates a file row without contents, as placeholder for each file in a dry run. */
async function placeholderFile(tx: Tx, { accountId, kind }: Of): Promise<string> {
  const FileKey = newKey();
  await tx
    .insertInto('File')
    .values({
      FileKey,
      Name: 'sample.pdf',
      Kind: kind,
      Type: 'application/pdf',
      Size: 0,
      Sha256: '0'.repeat(64),
      StorageKey: FileKey,
      AccountId: accountId,
      ApplicationId: null,
    })
    .execute();
  return FileKey;
}

const placeholderFiles = (tx: Tx, count: number, of: Of): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => placeholderFile(tx, of)));

/** Replaces the files in the answers with placeholder files. */
async function withPlaceholders(tx: Tx, value: unknown, of: Of): Promise<unknown> {
  if (Array.isArray(value)) {
    const inner = [];
    for (const one of value) inner.push(await withPlaceholders(tx, one, of));
    return inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  const file = fileEntry.safeParse(value);
  if (file.success) return { ...file.data, content: await placeholderFile(tx, of) };
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value))
    entries.push([name, await withPlaceholders(tx, inner, of)]);
  return Object.fromEntries(entries);
}

/**
 * Marks the certificate document as ready, as the job after the commit would, but without generating a file.
 */
async function finishDocument({ tx, key }: TrialEnvironment): Promise<void> {
  const document = await tx
    .selectFrom('CertificateDocument')
    .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
    .selectAll('CertificateDocument')
    .where('Application.ApplicationKey', '=', key)
    .where('CertificateDocument.Status', '=', 'INTENDED')
    .executeTakeFirst();
  if (!document) return;
  await markReady(tx, document, {
    StorageKey: newKey(),
    Sha256: '0'.repeat(64),
    Size: 0,
    IsDemo: true,
    at: document.CreatedAt,
  });
}

/**
 * Performs one action at its time through the same handler as in live mode, which throws the same refusals.
 */
export async function runAction(
  stage: TrialEnvironment,
  step: TrialAction,
  at: Date,
): Promise<ApplicationView> {
  // In live mode the acting person is asked for a fresh proof of identity.
  const actor = { ...personOf(stage, step.By), ProvenAt: at };
  // The action applies to the dry run's application, whichever key it contains.
  const input = await filled(stage, step, actor);
  if (step.Action === 'CHECKLIST') return answerChecklist(stage, actor, input, at);
  const action = step.Action as ApplicationAction;
  const { db } = stage.portal;
  const key = action === 'SHOW_NEXT_CYCLE' ? await waitingChild(db, stage.key) : stage.key;
  const view = await performAction(stage.portal, applicationHandler, {
    action,
    key,
    input: parsed<Record<string, unknown>>(applicationWorkflow.Rows[action].Input, {
      ...input,
      ApplicationKey: key,
    }),
    actor,
    language: stage.language,
    at,
    idempotencyKey: null,
  });
  // From here on, the dry run concerns the application of the next cycle.
  stage.key = key;
  if (action === 'GENERATE_CERT' || action === 'REGENERATE_CERT') await finishDocument(stage);
  return view;
}

export function personOf(stage: Pick<TrialEnvironment, 'cast'>, role: TrialRole): SignedIn {
  const person = stage.cast.get(role);
  if (!person) throw new Error(`no user has the role ${role}`);
  return person;
}

function parsed<Wanted>(schema: z.ZodType<Wanted>, value: unknown): Wanted {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) return fail('ERR_VALIDATION', { Fields: zodFields(result.error) });
  return result.data;
}

async function answerChecklist(
  stage: TrialEnvironment,
  actor: SignedIn,
  input: Record<string, unknown>,
  at: Date,
): Promise<ApplicationView> {
  const body = parsed(checklistRoutes.submission.body, { ...input, ApplicationKey: stage.key });
  const { language, portal } = stage;
  const context: Context<typeof checklistRoutes.submission> = {
    ...portal,
    body,
    actor,
    language,
    at,
    query: {},
    address: '',
    agent: '',
    idempotencyKey: null,
  };
  await submitChecklist(context);
  return viewApplication(portal.db, actor, stage.key, language, at);
}

/** Replaces roles with people, and placeholder texts with files. */
async function filled(
  stage: TrialEnvironment,
  step: TrialAction,
  actor: SignedIn,
): Promise<Record<string, unknown>> {
  const filledInput: Record<string, unknown> = { ...step.Input };
  if (isTrialRole(filledInput.AssignedUserKey))
    filledInput.AssignedUserKey = personOf(stage, filledInput.AssignedUserKey).UserKey;
  const { tx } = stage;
  const { Fields = [] } =
    step.Action === 'CHECKLIST' ? {} : applicationWorkflow.Rows[step.Action as ApplicationAction].Ui;
  const kind = Fields.find(({ FileKind }) => FileKind)?.FileKind ?? 'document';
  if (Array.isArray(filledInput.Attachment))
    filledInput.Attachment = await placeholderFiles(tx, filledInput.Attachment.length, {
      accountId: actor.Id,
      kind,
    });
  if (filledInput.Answers !== undefined && step.Action !== 'CHECKLIST')
    filledInput.Answers = await withPlaceholders(tx, filledInput.Answers, {
      accountId: actor.Id,
      kind: 'document',
    });
  return filledInput;
}
