import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { CommentFacts } from '../rules/facts.ts';
import { type CommentAction, commentWorkflow } from '../rules/workflow.ts';

type CallContext = { actor: SignedIn; language: Language; at: Date };

/**
 * Lists those of the given comment actions that the user's roles could ever take, with the reasons why they
 * are not possible now, for the buttons of the comments tab.
 */
export const commentActions = (
  facts: CommentFacts,
  names: readonly CommentAction[],
  { actor, language, at }: CallContext,
): ActionView[] =>
  actionsFor(commentWorkflow, facts, actor, at)
    .filter((state) => names.includes(state.Action))
    .map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, commentWorkflow.StatusText),
    }));
