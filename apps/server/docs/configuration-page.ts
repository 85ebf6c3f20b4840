import { SETTING_DESCRIPTIONS, SETTING_TOPICS } from '#platform/server/configuration/setting-descriptions.ts';
import { page, table } from './page.ts';

/** Generates docs/configuration.md: the environment variables by topic. */
export const configurationPage = (): string =>
  page(
    'Configuration',
    'Environment variables, read and validated once at start; an invalid value is reported by name and the portal does not start. What administrators decide in the portal itself is at `/settings` ([list](generated/settings.md)).',
    ...SETTING_TOPICS.flatMap((topic) => [`## ${topic}`, topicTable(topic)]),
  );

const topicTable = (topic: (typeof SETTING_TOPICS)[number]): string =>
  table(
    ['Variable', 'Default', 'Description'],
    Object.entries(SETTING_DESCRIPTIONS)
      .filter(([, { Topic }]) => Topic === topic)
      .map(([name, { Default, About }]) => [`\`${name}\``, Default, About]),
  );
