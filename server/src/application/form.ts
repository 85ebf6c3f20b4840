import type { applicationRoutes } from '@assay/shared/application/contract.ts';
import { applicationWorkflow } from '@assay/shared/application/workflow.ts';
import { decide } from '@assay/shared/workflow/decide.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { serviceVersion } from '../service/versions.ts';
import { checkAnswers } from './check-answers.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';

type FormRoute = (typeof applicationRoutes)['form'];
type ValidateRoute = (typeof applicationRoutes)['validate'];

/** The form of the version that the application began with, its answers, and what the assessor asks about. */
export async function applicationForm({
  db,
  query,
  actor,
  at,
  language,
}: Context<FormRoute>): Promise<DataOf<FormRoute>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  const facts = factsOf(row, Definition);
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
    Answers: row.Answers,
    LastAnswers: LastAnswers?.Answers ?? null,
    Points: row.Points.map((point) => ({ ...point, Text: point.Text[language] })),
    Limits: Definition.ScopeLimits,
  };
}

/** Says what SUBMIT would say, and changes nothing. */
export async function validateApplication({
  db,
  body,
  actor,
  language,
}: Context<ValidateRoute>): Promise<DataOf<ValidateRoute>> {
  const row = (await loadApplication(db, actor, body.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const version = await serviceVersion(db, row.ServiceVersionId);
  const { isValid, errors } = await checkAnswers(version, body.Answers ?? row.Answers, language);
  return { IsValid: isValid, Errors: errors.map(({ Field, Message, Page }) => ({ Field, Message, Page })) };
}
