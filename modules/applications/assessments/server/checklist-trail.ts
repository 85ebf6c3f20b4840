import type { Queries } from '#platform/server/database/connect.ts';
import type { ChecklistResult } from '../rules/contract.ts';

/** A result as it was given. */
export type Given = {
  Round: number;
  PointKey: string;
  Result: ChecklistResult;
  Remark: string | null;
  Attachment: string[];
  DueOn: string | null;
  AccountId: number;
  At: Date;
  FirstName: string;
  LastName: string;
};

/** Every result of an application, oldest first. Words that were written on one after the other are one entry. */
export async function checklistTrail(db: Queries, applicationId: number): Promise<Given[]> {
  const given: Given[] = await db
    .selectFrom('ChecklistEvent')
    .innerJoin('Account', 'Account.Id', 'ChecklistEvent.AccountId')
    .selectAll('ChecklistEvent')
    .select(['Account.FirstName', 'Account.LastName'])
    .where('ApplicationId', '=', applicationId)
    .orderBy('ChecklistEvent.Id')
    .execute();
  const byPoint = Map.groupBy(given, ({ PointKey }) => PointKey);
  return [...byPoint.values()].flatMap((events) =>
    events.filter((event, at) => !isContinued(event, events[at + 1])),
  );
}

const isContinued = (event: Given, next: Given | undefined): boolean =>
  next !== undefined &&
  next.Round === event.Round &&
  next.Result === event.Result &&
  next.AccountId === event.AccountId;
