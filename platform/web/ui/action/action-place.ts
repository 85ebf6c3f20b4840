/**
 * Decides where the action bar shows each of a record's workflow actions: as the primary button (next step),
 * as a button next to it, or in the menu; on a phone only one button is shown.
 */
import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { ActionTable } from './action-types.ts';

/** Maximum visible buttons in a row. */
const MAX_VISIBLE_BUTTONS = 4;
const MAX_CLOSED_ACTIONS = 2;

type Places = {
  main: ActionView | null;
  /** The `main` action moves the record forward, so it is highlighted as the next step. */
  isForward: boolean;
  secondary: ActionView[];
  closed: ActionView[];
  menu: ActionView[];
};

/** Unavailable at this stage altogether: the reader cannot change that, so it is moved to the menu. */
const isOutsideStage = (action: ActionView): boolean =>
  action.Reasons.some((reason) => reason.Code === 'REASON_STATUS');

type PlacementContext = { isPhone: boolean; isYourTurn?: boolean; isUpkeep?: boolean };

/**
 * Places each action: the first available `main` is the primary button; on a phone everything else is in the
 * menu, and if no action moves the record forward, the first available one takes the primary position, but
 * not its colour.
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
