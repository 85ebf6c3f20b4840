/**
 * Page images of one certificate revision with loading and error states; an uploaded document has no images
 * and can only be opened as a file.
 */

import { Button, Skeleton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { certificatePageRoutes } from '../rules/page-contract.ts';
import classes from './page-card.module.css';

/** One page image; a placeholder of the same size until it has loaded. */
function PagePicture({ svg, label }: { svg: string | undefined; label: string }) {
  const address = useImageAddress(svg);
  return (
    <div className={classes.sheet}>
      {address ? (
        <img className={classes.picture} src={address} alt={label} />
      ) : (
        <Skeleton className={classes.empty} radius="sm" />
      )}
    </div>
  );
}

type Props = {
  answer: UseQueryResult<DataOf<(typeof certificatePageRoutes)['page']>, ApiError>;
  /** The certificate's number. */
  name: string;
  revision: number;
  onFile: () => void;
};

/** Page images of one revision; an uploaded file can only be opened. */
export function PageSheets({ answer: { data, error, refetch }, name: number, revision, onFile }: Props) {
  const t = useText();
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data?.IsManual)
    return (
      <EmptyState
        icon={<IconFileText size={22} stroke={1.6} />}
        title={t('CERT_PAGE_MANUAL')}
        text={t('CERT_PAGE_MANUAL_TEXT')}
        action={
          <Button variant="default" onClick={onFile}>
            {t('CERT_PAGE_FILE')}
          </Button>
        }
      />
    );
  const pages = data?.Pages ?? [undefined];
  return (
    <Stack gap="md" pad="lg" ground="soft" className={classes.pages}>
      {pages.map((svg, at) => (
        <PagePicture
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no identity other than their position
          key={at}
          svg={svg}
          label={t('CERT_PAGE_ALT', { number, revision, page: at + 1, pages: pages.length })}
        />
      ))}
    </Stack>
  );
}
