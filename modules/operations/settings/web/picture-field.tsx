import { Button, Input } from '@mantine/core';
import { useState } from 'react';
import { formatBytes } from '#platform/web/i18n/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { PickFile } from '#platform/web/ui/file/pick-file.tsx';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { useUploads } from '#platform/web/ui/file/use-uploads.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './settings.module.css';

/**
 * Input of the certification body's logo in the portal settings: shows the current or newly selected
 * picture, with buttons to upload or remove it.
 */
export function PictureField({ name, value, mayChange, errorOf, onChange }: FieldProps) {
  const t = useText();
  const format = useFormat();
  const { FileKinds, Brand } = useConfig();
  const rule = FileKinds.image;
  const [picked, setPicked] = useState<File | null>(null);
  const preview = useImageAddress(picked);
  const { running, failure, add } = useUploads('image', rule, ({ FileKey }) => onChange({ FileKey }));
  const key = (value as { FileKey: string } | null)?.FileKey;
  const shown = key === undefined ? null : Brand.Logo?.includes(key) ? Brand.Logo : preview;
  return (
    <Input.Wrapper
      label={t(`SET_${name}`)}
      description={t(`SET_${name}_HELP`)}
      error={failure ?? errorOf(name)}
      inputContainer={(children) => (
        <Row gap="sm" mt="2xs">
          {children}
        </Row>
      )}
    >
      <Stack
        as="span"
        pad="xs"
        tone="faint"
        ground="soft"
        line="line"
        round="lg"
        size="xs"
        className={classes.logo}
      >
        {shown ? <img src={shown} alt={t(`SET_${name}`)} /> : <span>{t('SET_LOGO_NONE')}</span>}
      </Stack>
      {mayChange && (
        <PickFile
          accept={rule?.Extensions.map((extension) => `.${extension}`).join(',') ?? 'image/*'}
          onPick={(file) => {
            setPicked(file);
            void add([file]);
          }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" loading={running.length > 0}>
              {t('SET_LOGO_CHOOSE')}
            </Button>
          )}
        </PickFile>
      )}
      {mayChange && key !== undefined && (
        <Button size="xs" variant="subtle" color="red" onClick={() => onChange(null)}>
          {t('SET_LOGO_REMOVE')}
        </Button>
      )}
      {rule && (
        <Words as="span" mt="2xs" tone="faint" size="xs">
          {t('FILE_DROP_RULE', {
            kinds: format.fileTypes(rule.Extensions),
            limit: formatBytes(rule.MaxBytes),
          })}
        </Words>
      )}
    </Input.Wrapper>
  );
}
