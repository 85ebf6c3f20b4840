import type { CommentFacts } from '@assay/shared/comment/facts.ts';
import { type CommentAction, commentWorkflow } from '@assay/shared/comment/workflow.ts';
import type { ActionView } from '@assay/shared/contract/shapes.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { actionsFor } from '@assay/shared/workflow/actions-for.ts';
import type { SignedIn } from '../http/context.ts';
import { sayReasons } from '../workflow/say-reasons.ts';

type Asked = { actor: SignedIn; language: Language; at: Date };

/** Those of the named actions that the reader's roles could ever take, with the reasons against them. */
export const commentActions = (
  facts: CommentFacts,
  names: readonly CommentAction[],
  { actor, language, at }: Asked,
): ActionView[] =>
  actionsFor(commentWorkflow, facts, actor, at)
    .filter((state) => names.includes(state.Action))
    .map((state) => ({
      ...state,
      Reasons: sayReasons(state.Reasons, language, commentWorkflow.StatusText),
    }));
