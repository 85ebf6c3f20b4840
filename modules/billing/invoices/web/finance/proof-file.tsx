/**
 * Viewer for one file of a payment proof under review: an image that can be enlarged, a PDF, or a download.
 */

import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconExternalLink, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { mediaRoutes } from '#platform/common/media/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { openFile } from '#platform/web/api/open-file.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import classes from './proofs.module.css';

/** Returns the URL of a file's bytes for viewing; the type is set here, whatever the bytes claim to be. */
function useFileBlob(FileKey: string, type: string) {
  const file = useQuery({
    queryKey: ['file', FileKey],
    queryFn: async ({ signal }) => {
      const { Url } = await call(mediaRoutes.ticket, { body: { FileKey } });
      const answer = await fetch(Url, { signal, cache: 'no-store' });
      if (!answer.ok) throw new Error(`no file: ${answer.status}`);
      return answer.arrayBuffer();
    },
    // The content of a key never changes; bytes are released soon after they are no longer displayed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.data) return setAddress(null);
    const made = URL.createObjectURL(new Blob([file.data], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data, type]);
  return { address, error: file.error, retry: () => void file.refetch() };
}

const ZOOMS = [1, 1.5, 2, 3] as const;
const isShown = (type: string) => type.startsWith('image/') || type === 'application/pdf';

/** Shows one proof: an image that can be enlarged, a PDF in the browser's viewer, or a download. */
export function ProofFile({ file }: { file: FileInfo }) {
  const t = useText();
  const toastError = useToastError();
  const [zoom, setZoom] = useState(0);
  const isPicture = file.Type.startsWith('image/');
  return (
    <Box as="figure" isFramed className={classes.file}>
      <Row as="figcaption" gap="xs" padY="xs" padX="md" className={classes.tools}>
        <span className={classes.name}>{file.Name}</span>
        {isPicture && (
          <>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('PROOFS_ZOOM_OUT')}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <IconZoomOut size={17} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('PROOFS_ZOOM_IN')}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <IconZoomIn size={17} />
            </ActionIcon>
          </>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconExternalLink size={15} />}
          onClick={() => openFile(file.FileKey).catch(toastError)}
        >
          {t('PROOFS_OPEN')}
        </Button>
      </Row>
      {isShown(file.Type) ? (
        <Shown file={file} zoom={ZOOMS[zoom] ?? 1} />
      ) : (
        <EmptyState title={file.Name} text={t('PROOFS_NO_PREVIEW')} />
      )}
    </Box>
  );
}

function Shown({ file, zoom }: { file: FileInfo; zoom: number }) {
  const { address, error, retry } = useFileBlob(file.FileKey, file.Type);
  if (error) return <ErrorPanel error={error} onRetry={retry} />;
  if (!address) return <Skeleton className={classes.sheet} />;
  if (file.Type === 'application/pdf')
    return <iframe className={classes.sheet} src={`${address}#view=FitH&navpanes=0`} title={file.Name} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an image larger than its frame is scrolled with the arrow keys
    <section className={classes.frame} tabIndex={0} aria-label={file.Name}>
      <img src={address} alt={file.Name} style={{ width: `${zoom * 100}%` }} />
    </section>
  );
}
