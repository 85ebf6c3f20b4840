import { tagRoutes } from '#modules/catalogue/reference-data/rules/change-routes.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { actionRoutes, saveRoute } from '../rules/action-routes.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import { applicationAnswers } from './answers.ts';
import { applicationAssignees } from './assignees.ts';
import { carryTag } from './carry-tag.ts';
import { countApplications } from './count.ts';
import { createApplication } from './create.ts';
import { applicationDocuments } from './documents.ts';
import { applicationForm, validateApplication } from './form.ts';
import { applicationHistory } from './history.ts';
import { listApplications } from './list.ts';
import {
  type ApplicationBody,
  type AskedOfApplication,
  performOnApplication,
  wish,
} from './perform-on-application.ts';
import { viewApplication } from './view.ts';

export function bindApplication(bind: Bind): void {
  bind(applicationRoutes.view, ({ db, actor, query, language, at }) =>
    viewApplication(db, actor, query.ApplicationKey, language, at),
  );
  bind(applicationRoutes.list, listApplications);
  bind(applicationRoutes.count, countApplications);
  bind(applicationRoutes.form, applicationForm);
  bind(applicationRoutes.validate, validateApplication);
  bind(applicationRoutes.answers, applicationAnswers);
  bind(tagRoutes.submit, (context) => carryTag(context, true));
  bind(tagRoutes.remove, (context) => carryTag(context, false));
  bind(applicationRoutes.history, applicationHistory);
  bind(applicationRoutes.documents, applicationDocuments);
  bind(applicationRoutes.assignees, applicationAssignees);
  bind(saveRoute, (context) =>
    'ApplicationKey' in context.body
      ? performOnApplication(context, 'SAVE', context.body)
      : create(context, context.body),
  );
  for (const { Action, Route } of actionRoutes)
    bind(Route, async (context) =>
      answer(
        Action,
        await performOnApplication(context as AskedOfApplication, Action, context.body as ApplicationBody),
      ),
    );
}

/** PAY_ONLINE answers the key that the payment is opened with beside the view. */
const answer = (action: ApplicationAction, view: ApplicationView) =>
  action === 'PAY_ONLINE' ? { ...view, InvoiceKey: view.Invoice?.InvoiceKey } : view;

function create(context: AskedOfApplication, input: ApplicationBody) {
  return createApplication(context, { ...wish(context), action: 'CREATE', input });
}
