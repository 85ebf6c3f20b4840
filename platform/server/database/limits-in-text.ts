import { type LimitNode, PostgresQueryCompiler, type ValueNode } from 'kysely';

/**
 * Writes the number of rows that are wanted into the statement itself: of a limit that comes as a value PostgreSQL
 * would assume a tenth of the table, and plan a prepared statement anew each time. There are few such numbers.
 */
export class LimitsInText extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { value } = node.limit as ValueNode;
    if (Number.isSafeInteger(value)) this.append(`limit ${value}`);
    else super.visitLimit(node);
  }
}
