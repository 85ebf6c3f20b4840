/**
 * List of problems below the code editor, with line and column; a click on one moves the cursor there, if
 * the caller supports it.
 */

import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { Stack } from '../layout/stack.tsx';
import { Words } from '../layout/words.tsx';
import classes from './code-editor.module.css';
import type { CodeProblem } from './code-types.ts';

const ICONS = { danger: IconCircleX, warning: IconAlertTriangle, info: IconInfoCircle } as const;

type Props = {
  problems: readonly CodeProblem[];
  /** If absent, the list is read-only. */
  onChoose?: (problem: CodeProblem) => void;
};

/** Lists the problems line by line. */
export function CodeProblems({ problems, onChoose }: Props) {
  const t = useText();
  return (
    <div role="status">
      {problems.length > 0 && (
        <Stack as="ul" gap="2xs" mt="xs" className={classes.problems}>
          {problems.map((problem) => (
            <li key={`${problem.Line}:${problem.Column}:${problem.Message}`} data-tone={problem.Tone}>
              <Row
                problem={problem}
                place={t('CODE_PLACE', { line: problem.Line, column: problem.Column })}
                onChoose={onChoose}
              />
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

type RowProps = { problem: CodeProblem; place: string; onChoose: Props['onChoose'] };

function Row({ problem, place, onChoose }: RowProps) {
  const Icon = ICONS[problem.Tone];
  const content = (
    <>
      <Icon size={16} aria-hidden />
      <Words as="span" tone="faint" isFixed className="num">
        {place}
      </Words>
      <span>{problem.Message}</span>
    </>
  );
  if (!onChoose) return <span className={classes.problem}>{content}</span>;
  return (
    <UnstyledButton className={classes.problem} onClick={() => onChoose(problem)}>
      {content}
    </UnstyledButton>
  );
}
