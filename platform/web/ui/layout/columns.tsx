/** Primitive of layout: columns next to each other, which become one where there is no room for them. */
import type { ElementType } from 'react';
import { type Of, type Space, type StyleProps, withClasses } from './style-props.ts';

type Own = StyleProps & {
  gap?: Space;
  lines?: Space;
  /** As many as there is room for, of at least 8, 12, 15 or 20 rem. */
  least?: 'xs' | 'sm' | 'md' | 'lg';
  /** This number, or a wide one and a narrow one next to it; below the breakpoint one. */
  count?: '2' | '3' | 'side';
  until?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
};

export function Columns<Tag extends ElementType = 'div'>({
  as,
  gap,
  lines,
  least,
  count,
  until,
  ...props
}: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const own = [
    gap && `gap-${gap}`,
    lines && `lines-${lines}`,
    least && `least-${least}`,
    count && `count-${count}`,
    until && `until-${until}`,
  ];
  return (
    <Element {...withClasses(props, 'text', 'columns', ...own.filter((name) => typeof name === 'string'))} />
  );
}
