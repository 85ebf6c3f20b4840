/** List of answers that prevent submission, with links to their fields. */
import { useEffect, useRef } from 'react';
import type { Model } from 'survey-core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { FormError } from './check-form.ts';
import classes from './form.module.css';
import { goToQuestion } from './go-to-question.ts';
import { goToPoint, pointNo } from './point-address.ts';

type Props = {
  model: Model;
  errors: readonly FormError[];
  /**
   * A new value for each refused attempt, so that the list scrolls into view then, and not when it gets
   * shorter.
   */
  refused: unknown;
};

/** All errors, each linked to its field. */
export function FormErrors({ model, errors, refused }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || !refused) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  if (errors.length === 0) return null;
  return (
    <Notice ref={box} tone="danger" isAlert title={t('FORM_ERRORS', { count: errors.length })}>
      <ul className={classes.errors}>
        {errors.map((error) => (
          <li key={`${error.name}${error.message}`}>
            {error.title === '' ? (
              error.message
            ) : (
              <>
                <button type="button" className={classes.link} onClick={() => goTo(model, error.name)}>
                  {error.title}
                </button>{' '}
                {error.message}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function goTo(model: Model, name: string): void {
  const no = pointNo(name);
  if (no === null) goToQuestion(model, name);
  else goToPoint(no);
}
