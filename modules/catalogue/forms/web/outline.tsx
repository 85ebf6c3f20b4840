import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useDragOrder } from '#platform/web/ui/form/use-drag-order.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { formTextIn } from '../rules/form-text.ts';
import { spotOfDrop } from '../rules/move-question.ts';
import { movedInto, stepped, without } from './change-form.ts';
import { useDesigner } from './designer.ts';
import classes from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';

/**
 * Outline of all pages, questions and columns in the form designer: selects a part, moves it by dragging or
 * with Alt and the arrow keys, or removes it with Delete.
 */
export function Outline() {
  const t = useText();
  const { form, nodes, selected, language, isReadOnly, select, apply } = useDesigner();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const drag = useDragOrder(list, (from, to) => {
    const node = nodes[from];
    if (node) apply(movedInto(form, node, spotOfDrop(nodes, from, to)));
  });

  // A part selected elsewhere is scrolled into view here.
  const chosen = selected?.Path.join('.');
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const focusRow = (index: number): void => {
    requestAnimationFrame(() => {
      list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
    });
  };
  const focusSelected = (): void => {
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const node = nodes[index];
    if (!node) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (step !== null && event.altKey) {
      event.preventDefault();
      const changed = isReadOnly ? null : stepped(form, node, step);
      apply(changed);
      const name = formTextIn(node.Json.title, language) || String(node.Json.name ?? '');
      setAnnouncement(t(changed ? 'DESIGNER_MOVED' : 'DESIGNER_NOT_MOVED', { name }));
      focusSelected();
    } else if (step !== null) {
      event.preventDefault();
      focusRow(Math.max(0, Math.min(nodes.length - 1, index + step)));
    } else if (event.key === 'Delete' && !isReadOnly) {
      apply(without(form, node));
      focusSelected();
    }
  };
  return (
    <Stack aria-label={t('DESIGNER_OUTLINE')} as="nav" gap="2xs">
      <div className={classes.scroller}>
        <button
          type="button"
          className={`${classes.whole} ${selected ? '' : classes.isSelected}`}
          aria-current={selected ? undefined : 'true'}
          onClick={() => select(null)}
        >
          {t('DESIGNER_WHOLE')}
        </button>
        <Stack ref={list} as="ul" aria-describedby="designer-keys">
          {nodes.map((node, index) => (
            <OutlineRow
              key={node.Path.join('.')}
              node={node}
              isSelected={node === selected}
              drop={drag.dropAt(index)}
              isDragged={drag.from === index}
              onKeyDown={(event) => press(event, index)}
              onDragStart={(event) => drag.start(event, index)}
            />
          ))}
        </Stack>
      </div>
      <p id="designer-keys" className={classes.keys}>
        {!isReadOnly && t('DESIGNER_KEYS')}
      </p>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </Stack>
  );
}
