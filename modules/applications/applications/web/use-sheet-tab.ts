/** Place of the decision sheet among the tabs of an application's page, and whether it is open. */
import { useState } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { isDecisionStep } from '../rules/separation-of-duties.ts';

export const SHEET_TAB = 'decision';

export type SheetTab = {
  isOffered: boolean;
  /** It is the first tab, and so the one that opens: the application waited for the decision of this reader. */
  isFirst: boolean;
  isOpen: boolean;
};

/** `isFirst` stays as it was when the page was opened, so that no tab moves under the reader. */
export function useSheetTab(view: ApplicationView): SheetTab {
  const { tab } = useSearchText<'tab'>();
  const isOffered = !isClient(useUser().UserRoleList) && view.Steps.length > 0;
  const [isFirst] = useState(isOffered && view.IsYourTurn && isDecisionStep(view.CurrentStep));
  return { isOffered, isFirst, isOpen: isOffered && (tab === SHEET_TAB || (isFirst && tab === undefined)) };
}
