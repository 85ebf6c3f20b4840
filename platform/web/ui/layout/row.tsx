/** Primitive of layout: parts next to each other, centred on their line; the row wraps. */
import type { ElementType } from 'react';
import { type Of, type Space, type StyleProps, withClasses } from './style-props.ts';

type Own = StyleProps & {
  gap?: Space;
  /** Space between the lines of a row that wraps, where it differs. */
  lines?: Space;
  isOneLine?: boolean;
  /** Within running text. */
  isInline?: boolean;
  className?: string | undefined;
};

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
  return (
    <Element {...withClasses(props, 'text', 'row', ...own.filter((name) => typeof name === 'string'))} />
  );
}
