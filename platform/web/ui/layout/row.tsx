import type { ElementType } from 'react';
import { type Look, type Of, type Space, takeLook } from './look.ts';

type Own = Look & {
  gap?: Space;
  /** Space between the lines of a row that wraps, where it differs. */
  lines?: Space;
  isOneLine?: boolean;
  /** Within running text. */
  isInline?: boolean;
  className?: string | undefined;
};

/** Parts next to each other, centred on their line; the row wraps. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap,
  lines,
  isOneLine,
  isInline,
  ...props
}: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const own = [
    gap && `gap-${gap}`,
    lines && `lines-${lines}`,
    isOneLine && 'isOneLine',
    isInline && 'isInline',
  ];
  return <Element {...takeLook(props, 'text', 'row', ...own.filter((name) => typeof name === 'string'))} />;
}
