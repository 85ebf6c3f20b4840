import type { CSSProperties } from 'react';
import { brandVariables, type Colours } from '#platform/common/settings/brand-css.ts';
import type { Ground } from '#platform/common/settings/colour.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './settings.module.css';

const COLOUR = /^#[0-9a-f]{6}$/;
const NAMES = ['PrimaryColour', 'PrimaryColourDark', 'AccentColour', 'AccentColourDark'] as const;

/**
 * Preview below the brand settings of header, button, link and badges in the colours entered, on light and
 * dark background, before they are saved.
 */
export function BrandPreview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const t = useText();
  if (!NAMES.every((name) => COLOUR.test(String(values[name])))) return null;
  return (
    <Columns as="section" least="md" gap="sm" className={classes.previews} aria-label={t('SET_PREVIEW')}>
      {(['light', 'dark'] as const).map((ground) => (
        <Sample key={ground} ground={ground} colours={values as Colours} />
      ))}
    </Columns>
  );
}

function Sample({ ground, colours }: { ground: Ground; colours: Colours }) {
  const t = useText();
  const name = useCertificationBodyName();
  return (
    <Box
      as="figure"
      tone="ink"
      line="line"
      round="lg"
      className={classes.preview}
      data-preview-scheme={ground}
      style={brandVariables(colours, ground) as CSSProperties}
    >
      <figcaption className={classes.previewTitle}>
        {t(ground === 'light' ? 'SET_ON_LIGHT' : 'SET_ON_DARK')}
      </figcaption>
      <Row isOneLine gap="xs" className={classes.previewHead}>
        <span className={classes.previewMark} aria-hidden="true" />
        <b>{name}</b>
      </Row>
      <Row gap="sm" pad="md" ground="card">
        <Words
          as="span"
          padY="xs"
          padX="md"
          round="md"
          size="sm"
          weight="medium"
          className={classes.previewButton}
        >
          {t('SET_PREVIEW_BUTTON')}
        </Words>
        <span className={classes.previewLink}>{t('SET_PREVIEW_LINK')}</span>
        <Row as="span" align="stretch" gap="xs">
          <Badge tone="success">{t('SET_PREVIEW_BADGE')}</Badge>
          <Badge tone="primary">{t('SET_PREVIEW_ACCENT')}</Badge>
        </Row>
      </Row>
    </Box>
  );
}
