/**
 * Below a list: the range of rows shown and the total, the choice of rows per page, and the page navigation.
 */
import { NativeSelect, Pagination } from '@mantine/core';
import { PAGE_SIZES } from '#platform/common/contract/list.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './list.module.css';
import type { ListState } from './use-list-state.ts';

export function ListPaging({
  state,
  total,
  isCapped,
}: {
  state: ListState;
  total: number;
  isCapped: boolean;
}) {
  const t = useText();
  const isPhone = useIsPhone();
  const pages = Math.ceil(total / state.pageSize);
  const from = (state.page - 1) * state.pageSize + 1;
  const range = t(isCapped ? 'LIST_RANGE_CAPPED' : 'LIST_RANGE', {
    from: formatNumber(Math.min(from, total)),
    to: formatNumber(Math.min(from + state.pageSize - 1, total)),
    total: formatNumber(total),
  });
  return (
    <div className={classes.paging}>
      <span className={`${classes.range} num`} role="status">
        {range}
      </span>
      <span className={classes.sizes} data-screen-only>
        <span aria-hidden="true">{t('LIST_PAGE_SIZE')}</span>
        <NativeSelect
          aria-label={t('LIST_PAGE_SIZE')}
          size="xs"
          value={String(state.pageSize)}
          data={PAGE_SIZES.map(String)}
          onChange={(event) => state.set({ PageSize: event.currentTarget.value })}
        />
      </span>
      {pages > 1 && (
        <nav aria-label={t('LIST_PAGES')}>
          <Pagination
            total={pages}
            value={state.page}
            onChange={(page) => state.set({ Page: String(page) })}
            size="sm"
            siblings={isPhone ? 0 : 1}
            getItemProps={(page) => ({ 'aria-label': t('LIST_PAGE', { page }) })}
            getControlProps={(control) => ({
              'aria-label': t(control === 'previous' ? 'LIST_PREVIOUS' : 'LIST_NEXT'),
            })}
          />
        </nav>
      )}
    </div>
  );
}
