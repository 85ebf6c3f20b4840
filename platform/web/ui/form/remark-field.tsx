/**
 * Multi-line field for remarks and other free text, limited to the configured length; a character counter
 * appears near the limit.
 */
import { Textarea, type TextareaProps } from '@mantine/core';
import { useConfig } from '../../session/use-config.ts';

type Props = Omit<TextareaProps, 'maxLength' | 'value'> & { value: string };

/** Share of the limit from which the counter is shown. */
const NEAR = 0.7;

/** Free text of the configured length (`charLimit` of /auth/config); a counter appears near the limit. */
export function RemarkField({ value, description, ...rest }: Props) {
  const { charLimit } = useConfig();
  const counter = value.length > charLimit * NEAR && (
    <span className="num">
      {value.length} / {charLimit}
    </span>
  );
  return (
    <Textarea
      autosize
      {...rest}
      description={
        counter ? (
          <>
            {description} {counter}
          </>
        ) : (
          description
        )
      }
      maxLength={charLimit}
      value={value}
    />
  );
}
