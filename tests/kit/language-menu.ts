import { expect } from 'storybook/test';
import type { AppStoryOptions } from './app-story';

/** The player changes the language at the end of the list, and the host hears it. */
export const languageMenu: AppStoryOptions = {
  host: { languageMenu: true },
  async play({ canvas, userEvent }, { host, text }) {
    // Its words come later than the list's.
    const menu = await canvas.findByRole('combobox');
    await expect(menu).toHaveAccessibleName(text('player:language.label'));
    await userEvent.selectOptions(menu, canvas.getByRole('option', { name: 'Español' }));
    await canvas.findByRole('combobox', { name: 'Idioma' });
    await expect(host.sent).toContainEqual({ messageType: 'onLanguage', lang: 'es' });
  },
};
