import { Icon } from '../parts/icon.tsx';
import { useIslandText } from '../use-island-text.ts';
import { FileButton } from './file-button.tsx';
import { FileCheckResult } from './file-check-result.tsx';
import { useFileCheck } from './use-file-check.ts';
import { useFileDrop } from './use-file-drop.ts';

/**
 * Search box of the home page: a number opens its verification page, a name searches the register, a dropped
 * PDF is checked.
 */
export function CheckBox() {
  const t = useIslandText();
  const { state, check } = useFileCheck();
  const { isOver, handlers } = useFileDrop(check);
  return (
    <div className="check" {...handlers}>
      <form className={isOver ? 'check-box over' : 'check-box'} action="/search" method="get">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          aria-label={t('SITE_CHECK_LABEL')}
          placeholder={isOver ? t('SITE_DROP_HERE') : t('SITE_CHECK_PLACEHOLDER')}
        />
        <div className="needs-script">
          <FileButton take={check} className="button ghost check-file">
            <Icon name="file" />
            <span>{t('SITE_CHECK_FILE')}</span>
          </FileButton>
        </div>
        <button type="submit" className="button primary">
          {t('SITE_CHECK')}
        </button>
      </form>
      <div role="status">
        <FileCheckResult state={state} expected={null} />
      </div>
    </div>
  );
}
