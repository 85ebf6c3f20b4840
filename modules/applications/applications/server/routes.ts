import { tagRoutes } from '#modules/catalogue/reference-data/rules/change-routes.ts';
import {
  type CertificateBody,
  onCertificate,
} from '#modules/certification/certificates/server/life/on-certificate.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { act } from '#platform/server/workflow/act.ts';
import { actionOfCertificate, actionRoutes, saveRoute } from '../rules/action-routes.ts';
import { beginRoutes } from '../rules/begin-contract.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import { applicationAnswers } from './answers.ts';
import { applicationAssignees } from './assignees.ts';
import { beginOptions } from './begin/begin-options.ts';
import { carryTag } from './carry-tag.ts';
import { countApplications } from './count.ts';
import { createApplication } from './create.ts';
import { applicationDocuments } from './documents.ts';
import { applicationDoor } from './door.ts';
import { applicationForm, validateApplication } from './form.ts';
import { applicationHistory } from './history.ts';
import { judgeAhead } from './judge-ahead.ts';
import { listApplications } from './list.ts';
import { viewApplication } from './view.ts';
import { waitingChild } from './waiting-child.ts';

type Body = Record<string, unknown> & { ApplicationKey?: string };
type Asked = Context<typeof saveRoute>;

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
  bind(beginRoutes.options, beginOptions);
  bind(saveRoute, (context) =>
    'ApplicationKey' in context.body ? perform(context, 'SAVE', context.body) : create(context, context.body),
  );
  for (const { Action, Route } of actionRoutes)
    bind(Route, async (context) => {
      const other = actionOfCertificate(Action);
      return other && 'CertificateKey' in (context.body as Body)
        ? onCertificate(context as never, other, context.body as CertificateBody)
        : answer(Action, await perform(context as Asked, Action, context.body as Body));
    });
}

/** PAY_ONLINE answers the key that the payment is opened with beside the view. */
const answer = (action: ApplicationAction, view: ApplicationView) =>
  action === 'PAY_ONLINE' ? { ...view, InvoiceKey: view.Invoice?.InvoiceKey } : view;

function create(context: Asked, input: Body) {
  return createApplication(context, { ...wish(context), action: 'CREATE', input });
}

async function perform(context: Asked, action: ApplicationAction, input: Body) {
  const named = String(input.ApplicationKey);
  // "Show next cycle" may also be asked of the finished application whose next one waits.
  const key = action === 'SHOW_NEXT_CYCLE' ? await waitingChild(context.db, named) : named;
  if (action === 'SAVE' || action === 'SUBMIT') await judgeAhead(context, { action, key, input });
  // A Version belongs to the application that was named, not to the one that stands for it.
  const { Version: _version, ...rest } = input;
  return act(context, applicationDoor, {
    ...wish(context),
    action,
    key,
    input: key === named ? input : rest,
  });
}

const wish = ({ actor, language, at, idempotencyKey }: Asked & { actor: SignedIn }) => ({
  actor,
  language,
  at,
  idempotencyKey,
});
