import { Button } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import type { Model } from 'survey-core';
import { useFormPage } from '#modules/catalogue/forms/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './trial.module.css';
import type { useTrialSubmit } from './use-trial-submit.ts';

type Props = { model: Model; isOpen: boolean; submit: ReturnType<typeof useTrialSubmit> };

/**
 * Buttons below the application form on the dry run screen: next and previous page, fill with sample
 * answers, submit.
 */
export function TrialFormButtons({ model, isOpen, submit }: Props) {
  const t = useText();
  const { at, pages } = useFormPage(model);
  const turn = (by: number): void => {
    model.currentPageNo = at + by;
  };
  return (
    <div className={classes.formFoot}>
      <Words tone="faint" size="xs" aria-live="polite">
        {t('FORM_PAGE', { page: at + 1, pages: pages.length, title: pages[at]?.title ?? '' })}
      </Words>
      <Row align="stretch" gap="xs">
        <Button variant="default" size="sm" disabled={at === 0} onClick={() => turn(-1)}>
          {t('FORM_PREV')}
        </Button>
        <Button variant="default" size="sm" disabled={at >= pages.length - 1} onClick={() => turn(1)}>
          {t('FORM_NEXT')}
        </Button>
        {isOpen && (
          <>
            <Button
              variant="light"
              size="sm"
              leftSection={<IconWand size={16} />}
              loading={submit.isFilling}
              onClick={() => void submit.fill()}
            >
              {t('TRIAL_FORM_FILL')}
            </Button>
            <Button size="sm" loading={submit.isBusy} onClick={() => void submit.send()}>
              {t('FORM_SUBMIT')}
            </Button>
          </>
        )}
      </Row>
    </div>
  );
}
