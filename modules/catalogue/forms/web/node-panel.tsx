import { useEffect, useRef } from 'react';
import { PartProblems } from '#modules/catalogue/services/web/part-problems.tsx';
import { PartSection } from '#modules/catalogue/services/web/part-section.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { textOf } from '../rules/json.ts';
import { kindOf, propertiesOf } from '../rules/question-kinds.ts';
import { type PropertyName, propertyOf } from '../rules/question-properties.ts';
import { saidTo } from '../rules/said.ts';
import { type FormNode, nameOf, typeOf } from '../rules/walk.ts';
import { ChildParts } from './child-parts.tsx';
import classes from './designer.module.css';
import { placeOf, useDesigner } from './designer.ts';
import { NameField } from './name-field.tsx';
import { NodeFacts } from './node-facts.tsx';
import { NodeTools } from './node-tools.tsx';
import { PropertyField } from './property-field.tsx';

const WRITTEN_IN = 'input, textarea, [contenteditable="true"]';
const FIRST_TEXT = '[data-place$=".title"] input, [data-place$=".html"] textarea';
const GROUPS = ['SAY', 'RULES', 'LIMITS', 'SHOW'] as const;

/** What the part at hand says and how it behaves. */
export function NodePanel({ node }: { node: FormNode }) {
  const t = useText();
  const { faults, language, isReadOnly, isFresh } = useDesigner();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the panel of a new part is drawn
  useEffect(() => {
    if (!isFresh) return;
    // After the menu that made it has given the focus back.
    const timer = setTimeout(() => {
      // Whoever was faster writes where they are.
      if (!document.activeElement?.matches(WRITTEN_IN))
        panel.current?.querySelector<HTMLElement>(FIRST_TEXT)?.focus();
    }, 80);
    return () => clearTimeout(timer);
  }, []);
  const kind = kindOf(node);
  const names = propertiesOf(node);
  const kindText =
    node.Kind === 'PAGE'
      ? t('DESIGNER_PAGE')
      : kind
        ? t(`QUESTION_KIND_${kind}`)
        : t('QUESTION_KIND_NONE', { type: typeOf(node) || textOf(node.Json.type) });
  return (
    <div className={classes.panel} data-place={placeOf(node.Path)} ref={panel}>
      <div className={classes.panelHead}>
        <div>
          <h2 className={classes.heading} tabIndex={-1}>
            {saidTo(node.Json.title, language) || nameOf(node) || t('DESIGNER_UNTITLED')}
          </h2>
          <p className={classes.kind}>{kindText}</p>
        </div>
        {!isReadOnly && <NodeTools node={node} />}
      </div>
      <PartProblems faults={faults} paths={[placeOf(node.Path)]} />
      {isReadOnly ? (
        <NodeFacts node={node} />
      ) : (
        GROUPS.map((group) => <Properties key={group} node={node} group={group} names={names} />)
      )}
      <ChildParts node={node} />
    </div>
  );
}

type Props = { node: FormNode; group: (typeof GROUPS)[number]; names: readonly PropertyName[] };

function Properties({ node, group, names }: Props) {
  const t = useText();
  const own = names.filter((name) => propertyOf(name).Group === group);
  const isFirst = group === 'SAY';
  if (own.length === 0 && !isFirst) return null;
  return (
    <PartSection title={t(`PROPERTY_GROUP_${group}`)}>
      <div className={classes.fields}>
        {isFirst && <NameField node={node} />}
        {own.map((name) => (
          <PropertyField key={name} node={node} name={name} />
        ))}
      </div>
    </PartSection>
  );
}
