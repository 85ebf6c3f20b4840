/**
 * Hook behind the form's last two steps: saves valid answers and shows them for review, then submits the application and
 * opens the confirmation.
 */
import { useEffect, useState } from 'react';
import type { Model } from 'survey-core';
import { answersOf } from '#modules/catalogue/forms/web/index.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { applicationActionRoute } from '../../rules/action-routes.ts';
import type { ApplicationView } from '../../rules/contract.ts';
import { NEW_APPLICATION_STATUS } from '../../rules/statuses.ts';
import { submittedAddress } from '../addresses.ts';
import { updateApplicationCache } from '../use-application.ts';
import type { useAutosave } from './use-autosave.ts';
import { type Guided, useValidAnswers } from './use-valid-answers.ts';

/** Checks every page and point before each of the two steps. */
export function useSubmit(
  model: Model,
  application: ApplicationView,
  autosave: ReturnType<typeof useAutosave>,
  guided: Guided,
) {
  const go = useNavigateTo();
  const { run, ...state } = useValidAnswers(model, guided);
  const [isDone, setIsDone] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);

  useEffect(() => {
    if (isDone) go(submittedAddress(application.ApplicationKey));
  }, [isDone, go, application.ApplicationKey]);

  // A draft that was never saved must be saved once before submission.
  const save = () => autosave.flush(application.ApplicationStatusCode === NEW_APPLICATION_STATUS.CREATE);
  const post = async (): Promise<boolean> => {
    if (!(await save())) return false;
    const body = {
      ApplicationKey: application.ApplicationKey,
      Version: autosave.version(),
      Answers: answersOf(model),
      ...(guided.correction.isGuided && { PointAnswers: guided.answers.sent() }),
    };
    updateApplicationCache(
      await call(applicationActionRoute('SUBMIT'), {
        body,
        idempotencyKey: newIdempotencyKey(),
        // The form is left now, and would be refused if it were loaded once more.
        isReloadDeferred: true,
      }),
    );
    // The page that opens now confirms it.
    setIsDone(true);
    return true;
  };
  return {
    ...state,
    isReviewing,
    review: async () => {
      if ((await run(save)) === 'DONE') setIsReviewing(true);
    },
    endReview: () => setIsReviewing(false),
    /** What was refused is corrected in the form; after a lost connection the review stays. */
    send: async () => {
      if ((await run(post)) === 'REFUSED') setIsReviewing(false);
    },
  };
}
