import { runInCheckThread } from '#modules/catalogue/forms/server/index.ts';
import type { FaultFinder, FoundFault } from './fault-finder.ts';

/**
 * Errors in the form of a definition. Validated in a thread that is used for drafts only: whatever a draft contains, no
 * applicant waits for it.
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
    // Too long, too deep to hand over, or more than the engine bears: it cannot be shown to anybody either.
    return [{ Path: ['Form'], Code: 'ERR_FORM_TOO_HARD' }];
  }
};
