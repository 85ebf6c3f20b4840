/**
 * Viewer for the page images of a certificate preview, one page at a time with paging and zoom; 100 % fills
 * the width. Marks images that are outdated.
 */

import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './template.module.css';

type Props = {
  value: string;
  less: { label: string; icon: ReactNode; isOff: boolean };
  more: { label: string; icon: ReactNode; isOff: boolean };
  onStep: (by: -1 | 1) => void;
};

/** Previous and next buttons with the current value between them. */
function Stepper({ value, less, more, onStep }: Props) {
  return (
    <Row isOneLine gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={less.label}
        disabled={less.isOff}
        onClick={() => onStep(-1)}
      >
        {less.icon}
      </ActionIcon>
      <Words as="span" tone="soft" size="sm" className={`${classes.place} num`} aria-live="polite">
        {value}
      </Words>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={more.label}
        disabled={more.isOff}
        onClick={() => onStep(1)}
      >
        {more.icon}
      </ActionIcon>
    </Row>
  );
}

const ZOOMS = [50, 75, 100, 150, 200, 300] as const;
const FIT = 2;

/** Shows one page at a time. */
export function PageViewer({ pages, isOld }: { pages: readonly string[]; isOld: boolean }) {
  const t = useText();
  const [requestedPage, setRequestedPage] = useState(0);
  const [zoom, setZoom] = useState(FIT);
  const at = Math.min(requestedPage, pages.length - 1);
  const address = useImageAddress(pages[at]);
  const size = ZOOMS[zoom] ?? 100;
  const place = { page: at + 1, pages: pages.length };
  return (
    <Stack gap="xs">
      <Row align="stretch" justify="between" gap="md" lines="xs">
        <Stepper
          value={t('DESIGN_PAGE_OF', place)}
          less={{ label: t('DESIGN_PAGE_BACK'), icon: <IconChevronLeft size={18} />, isOff: at === 0 }}
          more={{
            label: t('DESIGN_PAGE_ON'),
            icon: <IconChevronRight size={18} />,
            isOff: at >= pages.length - 1,
          }}
          onStep={(by) => setRequestedPage(at + by)}
        />
        <Stepper
          value={`${size}%`}
          less={{ label: t('DESIGN_ZOOM_OUT'), icon: <IconZoomOut size={18} />, isOff: zoom === 0 }}
          more={{
            label: t('DESIGN_ZOOM_IN'),
            icon: <IconZoomIn size={18} />,
            isOff: zoom === ZOOMS.length - 1,
          }}
          onStep={(by) => setZoom(zoom + by)}
        />
      </Row>
      <Box
        as="section"
        pad="md"
        ground="soft"
        line="line"
        round="lg"
        className={classes.sheet}
        aria-label={t('DESIGN_PREVIEW')}
        // A scrollable area must be reachable by keyboard
        tabIndex={0}
        data-old={isOld || undefined}
      >
        {address && (
          <img
            className={classes.page}
            src={address}
            alt={t('DESIGN_PAGE_ALT', place)}
            style={{ width: `${size}%` }}
          />
        )}
      </Box>
    </Stack>
  );
}
