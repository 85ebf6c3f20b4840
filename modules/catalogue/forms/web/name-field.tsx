import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { QUESTION_NAME } from '../rules/limits.ts';
import { renamedInService } from '../rules/rename-question.ts';
import { type FormNode, nameOf, ownerOf } from '../rules/walk.ts';
import classes from './designer.module.css';
import { faultsAt, placeOf, useDesigner } from './designer.ts';

const spaceOf = (node: FormNode): string =>
  node.Kind === 'PAGE' ? 'pages' : (ownerOf(node)?.Path.join('.') ?? 'questions');

/**
 * Field of the form designer that renames the selected page, question or column; refuses invalid and taken
 * names, and updates every reference in the form and the service.
 */
export function NameField({ node }: { node: FormNode }) {
  const t = useText();
  const { definition, nodes, faults, apply } = useDesigner();
  const before = nameOf(node);
  const [typed, setTyped] = useState(before);
  useEffect(() => setTyped(before), [before]);
  const isTaken = nodes.some(
    (other) =>
      other !== node &&
      spaceOf(other) === spaceOf(node) &&
      nameOf(other).toLowerCase() === typed.toLowerCase(),
  );
  const problem = !QUESTION_NAME.test(typed)
    ? t('ERR_FORM_NAME', { name: typed })
    : isTaken
      ? t('ERR_FORM_NAME_TWICE', { name: typed })
      : faultsAt(faults, placeOf(node.Path, 'name'))[0]?.Message;
  const isGood = QUESTION_NAME.test(typed) && !isTaken;
  const keep = (): void => {
    if (typed === before) return;
    if (isGood) apply({ definition: renamedInService(definition, node.Path, typed) });
    else setTyped(before);
  };
  return (
    <TextInput
      className={classes.wide}
      label={t('PROPERTY_name')}
      description={t('PROPERTY_HINT_name')}
      value={typed}
      maxLength={60}
      spellCheck={false}
      autoComplete="off"
      error={typed === before && isGood ? undefined : problem}
      data-place={placeOf(node.Path, 'name')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setTyped(before);
      }}
    />
  );
}
