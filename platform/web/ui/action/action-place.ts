import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { ActionTable } from './action-types.ts';

/** More buttons than this in a row are not read any more. */
const MAX_VISIBLE_BUTTONS = 4;
const MAX_CLOSED_ACTIONS = 2;

type Places = {
  main: ActionView | null;
  /** `main` takes the record onwards: only then is it drawn as the thing to do. */
  isForward: boolean;
  secondary: ActionView[];
  closed: ActionView[];
  menu: ActionView[];
};

/** Closed at this stage altogether: nothing that the reader could do about it, so it waits in the menu. */
const isOutsideStage = (action: ActionView): boolean =>
  action.Reasons.some((reason) => reason.Code === 'REASON_STATUS');

type PlacementContext = { isPhone: boolean; isYourTurn?: boolean; isUpkeep?: boolean };

/**
 * Where each action is placed: the first open `main` is the primary button; on a phone everything else is in the menu, and
 * where no action leads onwards the first open one takes the primary button's place, but not its colour.
 */
export function placeActions(
  workflow: ActionTable,
  actions: readonly ActionView[],
  { isPhone, isYourTurn, isUpkeep }: PlacementContext,
): Places {
  const uiOf = (action: ActionView) => workflow.Rows[action.Action]?.Ui;
  const rendered = actions.filter((action) => !action.IsHidden && (uiOf(action)?.Place ?? 'none') !== 'none');
  const isFront = (action: ActionView): boolean => uiOf(action)?.Place !== 'more';
  const isOnward = (action: ActionView): boolean => isFront(action) && uiOf(action)?.Tone === 'primary';
  const open = rendered.filter((action) => action.Allowed);
  const main =
    open.find((action) => uiOf(action)?.Place === 'main') ??
    (isYourTurn ? open.findLast(isOnward) : undefined) ??
    (isPhone && !isUpkeep ? (open.find(isOnward) ?? open.find(isFront)) : undefined) ??
    null;
  const secondary = isPhone
    ? []
    : open.filter((action) => action !== main && isFront(action)).slice(0, MAX_VISIBLE_BUTTONS);
  const closed = isPhone
    ? []
    : rendered
        .filter((action) => !action.Allowed && isFront(action) && !isOutsideStage(action))
        .slice(0, MAX_CLOSED_ACTIONS);
  const shown = new Set([main, ...secondary, ...closed]);
  const rest = rendered.filter((action) => !shown.has(action));
  return {
    main,
    isForward: main !== null && isOnward(main),
    secondary,
    closed,
    menu: [...rest.filter((one) => one.Allowed), ...rest.filter((one) => !one.Allowed)],
  };
}
