import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { AnsweredPoint } from '../rules/contract.ts';

/**
 * Loads the points sent to the client that the client has answered, with who asked, the answer and its
 * files, newest round first.
 */
export async function answeredPoints(
  db: Queries,
  applicationId: number,
  language: Language,
): Promise<AnsweredPoint[]> {
  const rows = await db
    .selectFrom('ApplicationPoint as Point')
    .leftJoin('Account as Asker', 'Asker.Id', 'Point.RequestedById')
    .innerJoin('Account as Client', 'Client.Id', 'Point.AnsweredById')
    .selectAll('Point')
    .select(['Asker.FirstName as AskerFirst', 'Asker.LastName as AskerLast'])
    .select(['Client.FirstName', 'Client.LastName'])
    .where('Point.ApplicationId', '=', applicationId)
    .orderBy('Point.Round', 'desc')
    .orderBy('Point.PointNo')
    .execute();
  const known = await fileInfos(
    db,
    rows.flatMap(({ Attachment }) => Attachment),
  );
  const files = new Map(known.map((file) => [file.FileKey, file]));
  return rows.map((row) => ({
    Round: row.Round,
    PointNo: row.PointNo,
    PointKey: row.PointKey,
    Text: row.Text[language],
    Requested: row.Requested,
    DueOn: row.DueOn,
    RequestedBy:
      row.AskerFirst === null || row.AskerLast === null
        ? null
        : fullName({ FirstName: row.AskerFirst, LastName: row.AskerLast }),
    RequestedAt: row.RequestedAt.toISOString(),
    Answer: row.Answer,
    Files: row.Attachment.flatMap((key) => files.get(key) ?? []),
    AnsweredBy: fullName(row),
    AnsweredAt: row.AnsweredAt.toISOString(),
  }));
}
