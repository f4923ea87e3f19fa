import type { Preview } from '@storybook/react-vite';

/** Storybook's toolbar: what a host or a player can choose. Stories read the choices from `context.globals`. */
const items = <const T extends string>(values: readonly T[]) => values.map((value) => ({ value, title: value }));

/** Names of locale files: `in` is English (India), `mx` Spanish (Mexico). */
const LANGUAGES = [
  { value: 'en', title: 'en · English' },
  { value: 'es', title: 'es · Español' },
  { value: 'hi', title: 'hi · हिन्दी' },
  { value: 'in', title: 'in · English (India)' },
  { value: 'mr', title: 'mr · मराठी' },
  { value: 'mx', title: 'mx · Español (México)' },
  { value: 'pt', title: 'pt · Português' },
  { value: 'ru', title: 'ru · Русский' },
  { value: 'te', title: 'te · తెలుగు' },
];

const BESIDE = [
  { value: 'nothing', title: 'Nothing beside' },
  { value: 'theme', title: 'Other theme beside' },
  { value: 'design', title: 'Other design beside' },
];

export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: items(['light', 'dark']) },
  },
  design: {
    description: 'Design of the components; a flow has its own',
    toolbar: { title: 'Design', icon: 'paintbrush', dynamicTitle: true, items: items(['current', 'legacy']) },
  },
  lang: {
    description: 'Language',
    toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: LANGUAGES },
  },
  platform: {
    description: 'Platform',
    toolbar: {
      title: 'Platform',
      icon: 'mobile',
      dynamicTitle: true,
      items: items(['desktop', 'mobile', 'android', 'ios']),
    },
  },
  texts: {
    description:
      'Texts of a flow: as translated, longer with accents and brackets, the longest of all languages, or right to left',
    toolbar: {
      title: 'Texts',
      icon: 'paragraph',
      dynamicTitle: true,
      items: items(['translated', 'pseudo', 'longest', 'mirrored']),
    },
  },
  beside: {
    description: 'The same story beside it, in the other theme or, for a flow, in the other design',
    toolbar: {
      title: 'Beside it',
      icon: 'sidebaralt',
      dynamicTitle: true,
      items: BESIDE,
    },
  },
  dir: {
    description: 'Direction',
    toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: items(['ltr', 'rtl']) },
  },
} satisfies Preview['globalTypes'];

/** Storybook opens at the width at which most players pay. Tests set their own window size. */
const viewport = import.meta.env.MODE !== 'test' && { viewport: { value: 'phone', isRotated: false } };

export const initialGlobals = {
  ...viewport,
  theme: 'light',
  design: 'current',
  lang: 'en',
  platform: 'mobile',
  texts: 'translated',
  beside: 'nothing',
  dir: 'ltr',
};

/** Widths of the toolbar's viewport menu. */
export const viewports = {
  narrow: { name: '320 × 640, smallest', styles: { width: '320px', height: '640px' } },
  phone: { name: '360 × 740, phone', styles: { width: '360px', height: '740px' } },
  tablet: { name: '768 × 1024, tablet', styles: { width: '768px', height: '1024px' } },
  pair: { name: '744 × 740, two phones', styles: { width: '744px', height: '740px' } },
  desktop: { name: '1280 × 800, desktop', styles: { width: '1280px', height: '800px' } },
};
