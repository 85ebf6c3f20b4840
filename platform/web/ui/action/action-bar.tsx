/**
 * Action bar of a record (application, certificate and others): its workflow actions as buttons and a menu,
 * unavailable ones with reasons; pressing one opens its screen or dialog or executes it.
 */

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { newIdempotencyKey } from '../../api/call.ts';
import { useText } from '../../i18n/use-text.ts';
import { Row } from '../layout/row.tsx';
import { Words } from '../layout/words.tsx';
import { useToastError } from '../toast-error.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { useNavigateTo } from '../use-navigate-to.ts';
import classes from './action-bar.module.css';
import { ActionButton } from './action-button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { ActionMenu } from './action-menu.tsx';
import { placeActions } from './action-place.ts';
import type { ActionRecord, ActionSetting, ActionTable } from './action-types.ts';
import { ReasonsDialog } from './reasons-dialog.tsx';
import { useRunAction } from './use-run-action.ts';

/** Returns the focus to the button that opened the dialog, which may be gone after the action. */
const focusAgain = (opener: Element | null, bar: HTMLElement | null): void =>
  (opener instanceof HTMLElement && opener.isConnected ? opener : bar)?.focus();

/**
 * Renders a record's `Actions`: one primary button, others next to it or in the menu, unavailable ones with
 * their reasons.
 */
export function ActionBar<View extends ActionRecord>(setting: ActionSetting<View>) {
  const { workflow, actions, screens } = setting;
  const t = useText();
  const go = useNavigateTo();
  const isPhone = useIsPhone();
  const bar = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [pendingAction, setPendingAction] = useState<ActionView | null>(null);
  const { run, busy } = useRunAction(setting);
  const toastError = useToastError();
  const placed = placeActions(workflow, actions, { ...setting, isPhone });
  const { main, isForward, secondary, closed, menu } = placed;
  if (actions.length === 0) return null;
  const isIdle = !actions.some((action) => action.Allowed);
  const hasButtons = main !== null || secondary.length + closed.length > 0;
  const isMenuOnly = !isIdle && !hasButtons;
  // Available actions are placed elsewhere on the screen: an empty bar would be useless.
  if (!hasButtons && menu.length === 0 && (isMenuOnly || setting.isSilentIfIdle)) return null;

  const press = (action: ActionView, by: Element | null = document.activeElement): void => {
    opener.current = by;
    const screen = screens?.[action.Action];
    if (action.Allowed && screen) go(screen);
    else if (opensDialog(workflow, action)) setPendingAction(action);
    else
      void run(action.Action, {}, newIdempotencyKey()).then(
        (outcome) => outcome.done || toastError(outcome.error),
      );
  };
  const close = (): void => {
    setPendingAction(null);
    setTimeout(() => focusAgain(opener.current, bar.current), 0);
  };
  const button = (action: ActionView, place: 'main' | 'onward' | 'secondary' = 'secondary') => (
    <ActionButton
      key={action.Action}
      action={action}
      tone={workflow.Rows[action.Action]?.Ui.Tone ?? 'default'}
      place={place}
      isBusy={busy === action.Action}
      onPress={() => press(action)}
    />
  );
  return (
    <BarFrame isIdle={isIdle} isMenuOnly={isMenuOnly} bar={bar}>
      {isIdle && !setting.isSilentIfIdle && <Words tone="soft">{t('ACTION_NONE')}</Words>}
      {main && button(main, isForward ? 'onward' : 'main')}
      {secondary.map((action) => button(action))}
      {!isMenuOnly && <Words as="span" isGrowing className={classes.gap} />}
      {closed.map((action) => button(action))}
      {menu.length > 0 && (
        <ActionMenu
          workflow={workflow}
          actions={menu}
          isAlone={isMenuOnly}
          button={menuButton}
          onPress={(action) => press(action, menuButton.current)}
        />
      )}
      {pendingAction && <PressedDialog {...setting} action={pendingAction} onClose={close} />}
    </BarFrame>
  );
}

type FrameProps = {
  isIdle: boolean;
  isMenuOnly: boolean;
  bar: RefObject<HTMLElement | null>;
  children: ReactNode;
};

function BarFrame({ isIdle, isMenuOnly, bar, children }: FrameProps) {
  const t = useText();
  return (
    <Row
      id="action-bar"
      as="section"
      gap="xs"
      padY="sm"
      padX="md"
      isFramed
      className={classes.bar}
      data-idle={isIdle || undefined}
      data-menu-only={isMenuOnly || undefined}
      aria-label={t('ACTION_BAR')}
      ref={bar}
      tabIndex={-1}
    >
      {children}
    </Row>
  );
}

/** An unavailable action opens its reasons. */
function opensDialog({ Rows }: ActionTable, { Action, Allowed, IsOverrideNeeded }: ActionView): boolean {
  const ui = Rows[Action]?.Ui;
  return !Allowed || IsOverrideNeeded || Boolean(ui?.Confirm || ui?.Means || ui?.Fields?.length);
}

type Pressed<View> = ActionSetting<View> & { action: ActionView; onClose: () => void };

/** The dialog of the pressed action; of an unavailable one, its reasons. */
function PressedDialog<View extends ActionRecord>(props: Pressed<View>) {
  const { action, onClose } = props;
  const subject = props.subjects?.[action.Action] ?? props.subject;
  return action.Allowed ? (
    <ActionDialog {...props} {...(subject !== undefined && { subject })} />
  ) : (
    <ReasonsDialog action={action} subject={subject} onClose={onClose} />
  );
}
