/** URLs of the screens that list, edit, view and try a service. */
export const servicesAddress = '/assessment_services';

const withSearch = (path: string, search: Readonly<Record<string, string | undefined>>): string => {
  const text = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return text ? `${path}?${text}` : path;
};

export const serviceEditAddress = (key: string, at: { tab?: string; place?: string } = {}): string =>
  withSearch(`/assessment_service/edit/${key}`, at);

export const serviceViewAddress = (
  key: string,
  at: { tab?: string | undefined; version?: string | undefined; compare?: string | undefined } = {},
): string => withSearch(`/assessment_service/view/${key}`, at);

export const serviceTrialAddress = (key: string, version?: number): string =>
  withSearch(`/assessment_service/trial/${key}`, { version: version?.toString() });
