/**
 * HTTP handlers of the applications module: views, lists, tags and every workflow action, plus live
 * updates.
 */
import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import { tagRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { actionRoutes, saveRoute } from '../rules/action-routes.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { handoverRoutes } from '../rules/handover-contract.ts';
import { APPLICATION_STATUS } from '../rules/statuses.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import { answeredPoints } from './answered-points.ts';
import { applicationAssignees } from './assignees.ts';
import { compareAnswerRows } from './compare-answer-rows.ts';
import { countApplications } from './count.ts';
import { countFormCall } from './count-form-call.ts';
import { createApplication } from './create.ts';
import { applicationDocuments } from './documents.ts';
import { applicationForm, validateApplication } from './form.ts';
import { assignablePeople, handOver, openAssignments } from './handover.ts';
import { applicationHistory } from './history.ts';
import { listApplications } from './list.ts';
import { applicationList } from './live-list.ts';
import { applicationRoom } from './live-room.ts';
import { loadApplication } from './load.ts';
import {
  type ApplicationActionRequest,
  type ApplicationBody,
  performApplicationAction,
  toActionRequest,
} from './perform-application-action.ts';
import { setTag } from './set-tag.ts';
import { viewApplication } from './view.ts';
import { applicationViewers } from './viewers-room.ts';

type Route = (typeof applicationRoutes)['answers'];

/** The answers for display, each with the last submission's answer where it differs. */
async function applicationAnswers({
  db,
  query,
  actor,
  language,
  address,
  settings,
}: Context<Route>): Promise<DataOf<Route>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  await countFormCall({ db, actor, address, settings });
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  // During editing, compare with the last submission; after submission, with the one before it.
  const isSubmitted = APPLICATION_STATUS[row.ApplicationStatusCode].Turn !== 'CLIENT';
  const before = await db
    .selectFrom('ApplicationSubmission')
    .select('Answers')
    .where('ApplicationId', '=', row.Id)
    .orderBy('Id', 'desc')
    .offset(isSubmitted ? 1 : 0)
    .limit(1)
    .executeTakeFirst();
  const rowsOf = (answers: typeof row.Answers) =>
    runInFormThread('answerRows', Definition.Form, answers, language);
  const now = await rowsOf(row.Answers);
  const earlier = before ? await rowsOf(before.Answers) : null;
  return {
    HasBefore: earlier !== null,
    Rows: compareAnswerRows(now, earlier),
    Points: await answeredPoints(db, row.Id, language),
  };
}

/** PAY_ONLINE also returns the invoice key that is used to start the payment. */
const answerOf = (action: ApplicationAction, view: ApplicationView) =>
  action === 'PAY_ONLINE' ? { ...view, InvoiceKey: view.Invoice?.InvoiceKey } : view;

function create(context: ApplicationActionRequest, input: ApplicationBody) {
  return createApplication(context, { ...toActionRequest(context), action: 'CREATE', input });
}

export const http = defineHttp({
  calls: [
    ...answerAll(applicationRoutes, {
      view: ({ db, actor, query, language, at }) =>
        viewApplication(db, actor, query.ApplicationKey, language, at),
      list: listApplications,
      count: countApplications,
      form: applicationForm,
      validate: validateApplication,
      answers: applicationAnswers,
      history: applicationHistory,
      documents: applicationDocuments,
      assignees: applicationAssignees,
    }),
    ...answerAll(handoverRoutes, { people: assignablePeople, open: openAssignments, handOver }),
    ...answerAll(tagRoutes, {
      submit: (context) => setTag(context, true),
      remove: (context) => setTag(context, false),
    }),
    answer(saveRoute, (context) =>
      'ApplicationKey' in context.body
        ? performApplicationAction(context, 'SAVE', context.body)
        : create(context, context.body),
    ),
    ...actionRoutes.map(({ Action, Route }) =>
      answer(Route, async (context) =>
        answerOf(
          Action,
          await performApplicationAction(
            context as ApplicationActionRequest,
            Action,
            context.body as ApplicationBody,
          ),
        ),
      ),
    ),
  ],
  live: (db, presence) => ({
    rooms: { application: applicationRoom(db), applicationview: applicationViewers(db, presence) },
    lists: { applications: applicationList(db) },
  }),
});
