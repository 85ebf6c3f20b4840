import { createHash } from 'node:crypto';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import {
  applicationHandler,
  createApplication,
  loadApplication,
} from '#modules/applications/applications/server/index.ts';
import { writeAnswers } from '#modules/applications/assessments/server/index.ts';
import { liveBeforeDecision } from '#modules/applications/nonconformities/server/demo/index.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { demoOrganisations } from '#modules/identity/accounts/server/demo/index.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { DemoStage } from '#platform/server/demo/module-demo.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import type { FileKind } from '#platform/server/files/kinds.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { renderDocument } from '../render-document.ts';
import { runCertificateAction } from './run-certificate-action.ts';
import { actOnCertificateInvoice, runPayment } from './run-payment.ts';
import { OF_PAYMENT, type Scenario, type ScenarioAction } from './scenario.ts';

type Stage = DemoStage & { index: number };
type ScenarioContext = Stage & { isWithDeciders: boolean };

const DAY = 86_400_000;

/**
 * Demo data: creates one demo application, fills in its form and checklists, and performs its actions and
 * those on its certificate through the workflow, each at its own time in the past.
 */
export async function runScenario(place: Stage, story: Scenario): Promise<void> {
  const stage = { ...place, isWithDeciders: story.Acts.some(isDeciding) };
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === story.Service);
  if (!service) throw new Error(`no demo service ${story.Service}`);
  const { ServiceKey } = await stage.portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', story.Service)
    .executeTakeFirstOrThrow();
  const client = stage.person(story.Client);
  let at = new Date(stage.now.getTime() - story.Ago * DAY);
  const base = { actor: client, language: client.Language, idempotencyKey: null };
  const type = story.Type ?? 'INITIAL';
  const created = await createApplication(stage.portal, {
    ...base,
    action: 'CREATE',
    at,
    input: { ServiceKey, AssessmentType: type, ...(await namedCertificate(stage, client, story)) },
  });
  if (story.IsShell) return;

  const sets = service.AnswerSets;
  const answers = async (set: number) => {
    const keys = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => upload(stage, client, `${story.Service} evidence ${n}`, 'document')),
    );
    return { ...(sets[set % sets.length] ?? service.validAnswers)(type, keys), ...ownNames(story.Client) };
  };
  await perform(
    stage,
    created,
    { By: story.Client, Action: 'SAVE', Input: { Answers: await answers(stage.index) } },
    at,
  );
  for (const one of story.Acts) {
    at = new Date(Math.min(at.getTime() + (one.Days ?? 1) * DAY, stage.now.getTime() - 60_000));
    if ('Life' in one) {
      await runCertificateAction({ ...stage, key: created.ApplicationKey, one, at });
      await renderImmediately(stage, created.ApplicationKey, at);
      continue;
    }
    if (isDecision(one)) await liveBeforeDecision(stage, { ...created, turn: stage.index, until: at });
    const { Answers, ...others } = one.Input ?? {};
    const isOther = Answers === 'OTHER';
    if (isOther)
      await perform(
        stage,
        created,
        { By: one.By, Action: 'SAVE', Input: { Answers: await answers(stage.index + 1) } },
        at,
      );
    await perform(stage, created, isOther ? { ...one, Input: others } : one, at);
  }
}

const LAST_DECIDER = 'ceo';
const DECIDERS = ['coo', LAST_DECIDER];
const isDeciding = (one: Scenario['Acts'][number]): boolean =>
  'Action' in one && one.Action === 'APPROVE_PROGRESS' && DECIDERS.includes(one.By);

/** The last approval. */
const isDecision = (one: ScenarioAction): boolean => isDeciding(one) && one.By === LAST_DECIDER;

/** The certificate that the scenario names, or else the only one that qualifies. */
async function namedCertificate(
  { portal }: ScenarioContext,
  client: SignedIn,
  story: Scenario,
): Promise<object> {
  if (!story.Certificate) return {};
  return portal.db
    .selectFrom('Certificate')
    .innerJoin('Service', 'Service.Id', 'Certificate.ServiceId')
    .select('Certificate.CertificateKey')
    .where('Service.SchemeCode', '=', story.Service)
    .where('Certificate.OrganisationId', '=', client.OrganisationId ?? -1)
    .orderBy('Certificate.FirstIssueDate', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Names of the applicant, inserted into an answer set that is shared by all applicants. */
function ownNames(client: string): Record<string, unknown> {
  const organisation = demoOrganisations.find(({ Owner }) => Owner.Email === `${client}@demo.test`);
  if (!organisation) throw new Error(`${client} has no organisation`);
  const { OrgName, RegistrationNo, Owner } = organisation;
  return {
    LegalName: OrgName.EN,
    LegalNameChinese: OrgName.CHT,
    BusinessRegistration: RegistrationNo,
    ContactName: `${Owner.FirstName} ${Owner.LastName}`,
    ContactEmail: Owner.Email,
  };
}

async function perform(
  stage: ScenarioContext,
  application: ApplicationView,
  one: ScenarioAction,
  at: Date,
): Promise<void> {
  // Everyone who acts in a scenario counts as having just confirmed their identity.
  const actor = { ...stage.person(one.By), ProvenAt: at };
  const key = application.ApplicationKey;
  if (one.Action === 'APPROVE_PROGRESS') await answerChecklist(stage, key, actor, at);
  const filledInput = await filled(stage, key, actor, one.Input ?? {});
  const played = { portal: stage.portal, application, one, actor, at };
  if (one.IsOfCertificate) return actOnCertificateInvoice(played, filledInput);
  const input = { ApplicationKey: key, ...filledInput };
  const view = await performAction(stage.portal, applicationHandler, {
    action: one.Action,
    key,
    input,
    actor,
    language: 'EN',
    at,
    idempotencyKey: null,
  });
  if (one.Action === 'GENERATE_CERT') await renderImmediately(stage, view.ApplicationKey, at);
  await runPayment(played);
}

/**
 * Replaces names in a scenario by keys: people by the local part of their email address, files by their
 * purpose; and completes transaction numbers.
 */
async function filled(
  stage: ScenarioContext,
  ApplicationKey: string,
  actor: SignedIn,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const resolved = { ...input };
  if (typeof resolved.AssignedUserKey === 'string')
    resolved.AssignedUserKey = stage.person(resolved.AssignedUserKey).UserKey;
  if (resolved.TransactionNo === OF_PAYMENT) resolved.TransactionNo = await paymentNo(stage, ApplicationKey);
  else if (typeof resolved.TransactionNo === 'string') resolved.TransactionNo += String(stage.index + 10);
  if (Array.isArray(resolved.Attachment)) {
    const [what] = resolved.Attachment as string[];
    const kind: FileKind = what === 'CRB' ? 'crb' : 'document';
    resolved.Attachment = [await upload(stage, actor, String(what).toLowerCase(), kind)];
  }
  return resolved;
}

async function paymentNo({ portal }: ScenarioContext, ApplicationKey: string): Promise<string> {
  const { TransactionNo, InvoiceNo } = await portal.db
    .selectFrom('Invoice')
    .innerJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .select(['Invoice.TransactionNo', 'Invoice.InvoiceNo'])
    .where('Application.ApplicationKey', '=', ApplicationKey)
    .executeTakeFirstOrThrow();
  return TransactionNo ?? InvoiceNo;
}

async function upload(
  stage: ScenarioContext,
  actor: SignedIn,
  title: string,
  kind: FileKind,
): Promise<string> {
  const bytes = samplePdf(title);
  const row = await storeFile(stage.portal.db, stage.store, {
    FileKey: newKey(),
    Name: `${title.replaceAll(' ', '-')}.pdf`,
    Kind: kind,
    Type: 'application/pdf',
    Size: bytes.byteLength,
    Sha256: createHash('sha256').update(bytes).digest('hex'),
    AccountId: actor.Id,
    ApplicationId: null,
    source: bytes,
  });
  return row.FileKey;
}

/**
 * Answers every point of the step as conforming, except for an occasional minor finding. Applications on their way to a
 * decision that requires accepted plans have none.
 */
async function answerChecklist(
  stage: ScenarioContext,
  key: string,
  actor: SignedIn,
  at: Date,
): Promise<void> {
  await stage.portal.db.transaction().execute(async (tx) => {
    const row = await loadApplication(tx, actor, key, { lock: true });
    if (!row) throw new Error(`no application ${key} for ${actor.Email}`);
    const version = await serviceVersion(tx, row.ServiceVersionId);
    const hasMinor = stage.index % 3 === 0 && !(stage.isWithDeciders && version.Definition.MinorPlanRequired);
    const isMinor = (place: number) => hasMinor && place === 2;
    const ofStep = version.Definition.Checklist.filter((point) => point.Step === row.CurrentStep);
    const open = new Set(ofStep.map(({ PointKey }) => PointKey));
    const answers = ofStep
      .map(({ PointKey }, place) => ({ PointKey, ...(isMinor(place) ? minorFinding(at) : CONFORMS) }))
      .filter(({ PointKey }) => !row.ChecklistResults?.[PointKey]);
    await writeAnswers({ tx, row, version, open, accountId: actor.Id, at }, answers);
  });
}

const CONFORMS = { Result: 'CONFORM' } as const;
const minorFinding = (at: Date) =>
  ({
    Result: 'MINOR',
    Remark: 'One record of the sample has no date; the client completes it.',
    DueOn: addDays(hongKongDate(at), 21),
  }) as const;

/**
 * Publishing needs the page, so it is made immediately and dated to the scenario's time; the queued job then
 * finds it done.
 */
async function renderImmediately(stage: ScenarioContext, key: string, at: Date): Promise<void> {
  const document = await stage.portal.db
    .selectFrom('CertificateDocument')
    .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
    .select('CertificateDocument.Id')
    .where('Application.ApplicationKey', '=', key)
    .where('CertificateDocument.Status', '=', 'INTENDED')
    .executeTakeFirst();
  const then = { ...stage.portal, clock: () => at };
  if (document) await renderDocument(then, { DocumentId: document.Id }, { IsLast: false });
}
