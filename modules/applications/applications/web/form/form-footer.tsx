import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Model } from 'survey-core';
import { useFormPage } from '#modules/catalogue/forms/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ApplicationView } from '../../rules/contract.ts';
import { viewAddress } from '../addresses.ts';
import classes from './form.module.css';
import type { useAutosave } from './use-autosave.ts';
import type { useSubmit } from './use-submit.ts';

type Props = {
  model: Model;
  application: ApplicationView;
  isReadOnly: boolean;
  autosave: ReturnType<typeof useAutosave>;
  submit: ReturnType<typeof useSubmit>;
};

/**
 * Buttons below the application form: previous, next, and on the last page check the answers or
 * return to the application; it leaves only once all answers are saved.
 */
export function FormFooter({ model, application, isReadOnly, autosave, submit }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const { at, pages } = useFormPage(model);
  const [leaving, setLeaving] = useState(false);
  const isLast = at === pages.length - 1;
  // Offered only to users with the SUBMIT action; the server validates the answers again.
  const isSubmitter = !isReadOnly && application.Actions.some((action) => action.Action === 'SUBMIT');

  // Leaves only once nothing is unsaved, so that no warning about unsaved answers appears.
  useEffect(() => {
    if (leaving && (isReadOnly || !autosave.isUnsaved)) go(viewAddress(application.ApplicationKey));
  }, [leaving, isReadOnly, autosave.isUnsaved, go, application.ApplicationKey]);
  const leave = async (): Promise<void> => {
    leaveAnswer();
    if (isReadOnly || (await autosave.flush())) setLeaving(true);
  };
  const turn = (isForward: boolean): void => {
    leaveAnswer();
    const hasTurned = isForward
      ? isReadOnly
        ? turnTo(model, at + 1)
        : model.nextPage()
      : turnTo(model, at - 1);
    if (hasTurned) document.getElementById('form-page')?.focus();
    if (hasTurned) window.scrollTo({ top: 0 });
  };
  // Leaving an answer may remove its error, and the button would move before the mouse button is released.
  const stay = (event: { preventDefault: () => void }): void => event.preventDefault();
  return (
    <Row isOneLine align="stretch" justify="between" gap="xs" className={classes.footer}>
      {at > 0 ? (
        <Button variant="default" onMouseDown={stay} onClick={() => turn(false)}>
          {t('FORM_PREV')}
        </Button>
      ) : (
        <Button variant="default" onMouseDown={stay} onClick={() => void leave()}>
          {t('FORM_BACK')}
        </Button>
      )}
      {!isLast && (
        <Button onMouseDown={stay} onClick={() => turn(true)}>
          {t('FORM_NEXT')}
        </Button>
      )}
      {isLast && isSubmitter && (
        <Button
          loading={submit.isBusy}
          onMouseDown={stay}
          onClick={() => {
            leaveAnswer();
            void submit.review();
          }}
        >
          {t('FORM_REVIEW')}
        </Button>
      )}
      {isLast && !isSubmitter && (
        <Button onMouseDown={stay} onClick={() => void leave()}>
          {t('FORM_BACK')}
        </Button>
      )}
    </Row>
  );
}

/** Blurs the current input so that its value is stored in the form. */
function leaveAnswer(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function turnTo(model: Model, page: number): boolean {
  model.currentPageNo = page;
  return true;
}
