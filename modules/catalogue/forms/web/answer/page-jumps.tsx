import type { Model } from 'survey-core';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './page-jumps.module.css';
import { useFormPage } from './use-form-page.ts';

/**
 * Row of buttons with the titles of an application form's visible pages; each jumps to its page, and the
 * current one is marked.
 */
export function PageJumps({ model }: { model: Model }) {
  const t = useText();
  const { at, pages } = useFormPage(model);
  return (
    <nav className={classes.pages} aria-label={t('FORM_PAGES')}>
      {pages.map((page, index) => (
        <button
          key={page.name}
          type="button"
          className={classes.jump}
          aria-current={index === at ? 'step' : undefined}
          onClick={() => {
            model.currentPageNo = index;
          }}
        >
          {page.title}
        </button>
      ))}
    </nav>
  );
}
