import { Icon } from '../parts/icon.tsx';
import { useIslandText } from '../use-island-text.ts';
import { FileButton } from './file-button.tsx';
import { FileCheckResult } from './file-check-result.tsx';
import { useFileCheck } from './use-file-check.ts';
import { useFileDrop } from './use-file-drop.ts';

/**
 * Area of the verification page where visitors drop or choose a PDF to check whether it is an original
 * certificate. `expected` is the certificate of the current page, if any.
 */
export function FileCheck({ expected }: { expected: string | null }) {
  const t = useIslandText();
  const { state, check } = useFileCheck();
  const { isOver, handlers } = useFileDrop(check);
  const isDone = state.Phase === 'DONE';
  return (
    <section className={isOver ? 'drop over' : 'drop'} {...handlers}>
      {!isDone && (
        <>
          <Icon name="file" size="big" />
          <h2>{t('SITE_DROP_TITLE')}</h2>
          <p className="small muted">{isOver ? t('SITE_DROP_HERE') : t('SITE_DROP_TEXT')}</p>
        </>
      )}
      <div role="status">
        <FileCheckResult state={state} expected={expected} />
      </div>
      <div className="needs-script">
        <FileButton take={check} className="button">
          {isDone ? t('SITE_DROP_ANOTHER') : t('SITE_DROP_CHOOSE')}
        </FileButton>
      </div>
      <p className="small muted without-script">{t('SITE_DROP_NO_SCRIPT')}</p>
    </section>
  );
}
