import { Button, TextInput } from '@mantine/core';
import { colourFault, type Ground, worstContrast } from '#platform/common/settings/colour.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './settings.module.css';

const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * Input of a brand colour in the portal settings, as text and colour picker; immediately reports unreadable
 * colours and suggests the nearest readable one.
 */
export function ColourField({
  name,
  value,
  ground,
  mayChange,
  errorOf,
  onChange,
}: FieldProps & { ground: Ground }) {
  const t = useText();
  const hex = String(value);
  const isColour = COLOUR.test(hex);
  const fault = isColour ? colourFault(hex, ground) : null;
  const error = fault ? t('FIELD_CONTRAST', { ...fault }) : isColour ? errorOf(name) : t('FIELD_COLOUR');
  return (
    <div>
      <Row isOneLine align="end" gap="xs" className={classes.colour}>
        <TextInput
          className={classes.hex}
          label={t(`SET_${name}`)}
          description={t(`SET_${name}_HELP`)}
          error={error}
          maxLength={7}
          spellCheck={false}
          value={hex}
          disabled={!mayChange}
          leftSection={<span className={classes.swatch} style={{ background: isColour ? hex : undefined }} />}
          onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
        />
        <input
          type="color"
          className={classes.picker}
          aria-label={t('SET_PICK_COLOUR', { name: t(`SET_${name}`) })}
          value={isColour ? hex : '#000000'}
          disabled={!mayChange}
          onChange={(event) => onChange(event.currentTarget.value.toLowerCase())}
        />
      </Row>
      {isColour && !fault && (
        <Words mt="2xs" tone="faint" size="xs">
          {t('SET_CONTRAST', { ratio: (Math.floor(worstContrast(hex, ground) * 10) / 10).toFixed(1) })}
        </Words>
      )}
      {fault && mayChange && (
        <Button
          variant="default"
          size="xs"
          mt="xs"
          leftSection={<span className={classes.swatch} style={{ background: fault.near }} />}
          onClick={() => onChange(fault.near)}
        >
          {t('SET_TAKE_NEAREST', { colour: fault.near })}
        </Button>
      )}
    </div>
  );
}
