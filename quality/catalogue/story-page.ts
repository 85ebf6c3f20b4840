/** Entry of the page that shows one story of the catalogue; its address names the story, language and scheme. */
import { languageOf } from '#platform/common/i18n/language.ts';
import { showStory } from './frame/show-story.tsx';
import { stories } from './stories.ts';

const asked = new URLSearchParams(window.location.search);
const story = stories.find(({ id }) => id === asked.get('story'));
if (story) {
  const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';
  void showStory(story, { language: languageOf(asked.get('language')), scheme });
} else document.body.textContent = `There is no story ${asked.get('story')}.`;
