import type { AnswerRow } from '../rules/contract.ts';
import classes from './answers-tab.module.css';

type Props = { title: string; table: NonNullable<AnswerRow['Table']> };

export function AnswerTable({ title, table }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard
    <section className={classes.scroll} aria-label={title} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {table.Columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.Rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name and never move
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={table.Columns[column]} data-column={table.Columns[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
