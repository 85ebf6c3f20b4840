/**
 * API handlers of the form screen: return an application's form with its answers, last cycle's answers and
 * the assessor's points, and validate answers without saving.
 */
import {
  certificateFeeTotal,
  feeTotal,
  type ServiceDefinition,
} from '#modules/catalogue/services/rules/index.ts';
import { formLimits, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { guards } from '../rules/guards.ts';
import { openPoints } from '../rules/points.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { checkAnswers } from './check-answers.ts';
import { correctionBase } from './correction-base.ts';
import { countFormCall } from './count-form-call.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';
import { submittedPointAnswers } from './point-answers.ts';
import { pointsView } from './points-view.ts';
import { correctionOf, openFields, submittedAnswers } from './submitted-answers.ts';

type FormRoute = (typeof applicationRoutes)['form'];
type ValidateRoute = (typeof applicationRoutes)['validate'];

/** The form of the application's service version, its answers, and the points sent by the assessor. */
export async function applicationForm({
  db,
  query,
  actor,
  at,
  language,
  address,
  settings,
}: Context<FormRoute>): Promise<DataOf<FormRoute>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const version = await serviceVersion(db, row.ServiceVersionId);
  const { Definition } = version;
  const facts = factsOf(row, Definition);
  const base = correctionOf(row, actor);
  // The correction base is computed in the form thread, so the call counts.
  if (base) await countFormCall({ db, actor, address, settings });
  const LastAnswers = row.ParentId
    ? await db.selectFrom('Application').select('Answers').where('Id', '=', row.ParentId).executeTakeFirst()
    : undefined;
  return {
    ApplicationKey: row.ApplicationKey,
    Version: row.Version,
    IsAbleToEditForm: decide(applicationWorkflow, 'SAVE', { facts, actor, at, input: {} }).Allowed,
    Page: row.FormPage,
    SavedAt: row.SavedAt?.toISOString() ?? null,
    Form: Definition.Form,
    // Answers hidden by a correction reappear unchanged if the client reverts it; answers the client cleared
    // stay cleared.
    Answers: base ? (await correctionBase(version, row.Answers, base)).Answers : row.Answers,
    LastAnswers: LastAnswers?.Answers ?? null,
    Points: await pointsView(db, actor, row, language),
    Correction: base ? { OpenFields: openFields(row, Definition), ShownBefore: base.Shown } : null,
    Limits: formLimits(Definition).scope,
    FeeCents: feeOf(row, Definition),
    CertificateFeeCents: certificateFeeOf(row, Definition),
  };
}

/** What submitting costs, as published with the service; a service without a fee creates no invoice. */
function feeOf(
  { Invoice, AssessmentType }: { Invoice: object | null; AssessmentType: AssessmentType },
  definition: ServiceDefinition,
): number | null {
  if (Invoice) return null;
  return feeTotal(definition, AssessmentType) || null;
}

/** What the certificate costs, invoiced when the first one is published. */
function certificateFeeOf(
  { Invoice, AssessmentType }: { Invoice: object | null; AssessmentType: AssessmentType },
  definition: ServiceDefinition,
): number | null {
  if (Invoice || AssessmentType !== 'INITIAL') return null;
  return certificateFeeTotal(definition) || null;
}

/** Returns the errors that SUBMIT would report, without changing anything. */
export async function validateApplication({
  db,
  body,
  actor,
  language,
  address,
  settings,
  at,
}: Context<ValidateRoute>): Promise<DataOf<ValidateRoute>> {
  const row = (await loadApplication(db, actor, body.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  await countFormCall({ db, actor, address, settings });
  const version = await serviceVersion(db, row.ServiceVersionId);
  const answers = await submittedAnswers(version, { row, actor, language, given: body.Answers });
  const { errors } = await checkAnswers(version, answers, language);
  const ask = { facts: factsOf(row, version.Definition), actor, at, input: body };
  if (!guards.pointAnswersKnown.test(ask)) failField('PointAnswers', 'FIELD_INVALID');
  const unanswered = openPoints(row.Points, submittedPointAnswers(row, body.PointAnswers));
  const Errors = [
    ...unanswered.map((no) => ({
      Field: `PointAnswers.${no}`,
      Message: translate('FIELD_POINT_ANSWER', language),
      Page: '',
    })),
    ...errors.map(({ Field, Message, Page }) => ({ Field, Message, Page })),
  ];
  return { IsValid: Errors.length === 0, Errors };
}
