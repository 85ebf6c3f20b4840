import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type DiffLine, diffParts, lineDiff } from './line-diff.ts';
import classes from './template.module.css';

type Side = { name: string; source: string | undefined };
type Props = { from: Side; to: Side; onClose: () => void };

/**
 * Dialog opened from the version history of a certificate template that shows the differences between two
 * versions, line by line.
 */
export function CompareTemplates({ from, to, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      opened
      onClose={onClose}
      size="60rem"
      title={<b>{t('DESIGN_COMPARE_TITLE', { from: from.name, to: to.name })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {from.source === undefined || to.source === undefined ? (
        <Skeletons lines={8} />
      ) : (
        <Differences before={from.source} after={to.source} />
      )}
    </Dialog>
  );
}

function Differences({ before, after }: { before: string; after: string }) {
  const t = useText();
  const parts = useMemo(() => diffParts(lineDiff(before, after)), [before, after]);
  if (before === after) return <p>{t('DESIGN_COMPARE_SAME')}</p>;
  return (
    <Box
      as="section"
      line="line"
      round="md"
      size="xs"
      className={classes.diff}
      aria-label={t('DESIGN_COMPARE')}
      // A scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      {parts.map((part, at) =>
        part.Kind === 'SKIPPED' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <Box key={at} padY="2xs" padX="sm" tone="soft" ground="soft" className={classes.skipped}>
            {t('DESIGN_COMPARE_SKIPPED', { count: part.Count })}
          </Box>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <div key={at}>
            {part.Lines.map((line, no) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
              <Line key={no} line={line} />
            ))}
          </div>
        ),
      )}
    </Box>
  );
}

const SIGNS = { SAME: ' ', ADDED: '+', GONE: '−' } as const;

function Line({ line: { Kind, Text } }: { line: DiffLine }) {
  const t = useText();
  return (
    <div className={classes.diffLine} data-kind={Kind}>
      <span aria-hidden="true">{SIGNS[Kind]}</span>
      {Kind !== 'SAME' && (
        <span className="visually-hidden">
          {t(Kind === 'ADDED' ? 'DESIGN_COMPARE_ADDED' : 'DESIGN_COMPARE_GONE')}
        </span>
      )}
      <span>{Text}</span>
    </div>
  );
}
