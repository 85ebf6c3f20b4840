import { runInCheckThread } from '#modules/catalogue/forms/server/index.ts';
import type { FaultFinder, FoundFault } from './fault-finder.ts';

/**
 * Finds faults in the application form of a service draft, in a worker thread used for drafts only, so that
 * no draft can delay applicants.
 */
export const modelFaults: FaultFinder = async (_bench, definition) => {
  const { Form, ScopeQuestion, ScopeQuestionChinese, SitesQuestion, IndustryQuestion, Checklist } =
    definition;
  const naming = {
    ScopeQuestion,
    ScopeQuestionChinese,
    SitesQuestion,
    IndustryQuestion,
    Checklist: Checklist.map(({ Field }) => ({ Field })),
  };
  try {
    const found = await runInCheckThread('formFaults', Form, naming);
    return found.map(
      ({ Path, Code, Params }): FoundFault => ({ Path: [...Path], Code, ...(Params && { Params }) }),
    );
  } catch {
    // Too long or too deep to pass to the thread, or beyond the engine's capacity: it cannot be shown to
    // anyone either.
    return [{ Path: ['Form'], Code: 'ERR_FORM_TOO_HARD' }];
  }
};
