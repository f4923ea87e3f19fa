import type { Choices } from './choices';
import { markets } from './markets';
import {
  BONUSES,
  BONUS_PLACES,
  CORNERS,
  FIRST_STEPS,
  FUNNELS,
  LOGOS,
  LOOKS,
  TILES,
  WORDS,
  CURRENCIES,
  DESIGNS,
  FLOWS,
  LANGUAGES,
  LIST_LAYOUTS,
  LIST_ORDERS,
  MENUS,
  PLATFORMS,
  THEMES,
  VIEWS,
  currencyOf,
  readChoices,
} from './choices';

const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: Object.fromEntries([...markets].sort(byName).map(({ country, name }) => [country, name])),
  currency: Object.fromEntries(CURRENCIES.map((currency) => [currency, currency])),
  lang: LANGUAGES,
  theme: THEMES,
  platform: PLATFORMS,
  flow: FLOWS,
  design: DESIGNS,
  bonus: BONUSES,
  corners: CORNERS,
  look: LOOKS,
  tiles: TILES,
  logo: LOGOS,
  word: WORDS,
  funnel: FUNNELS,
  view: VIEWS,
  languageMenu: MENUS,
  listOrder: LIST_ORDERS,
  listLayout: LIST_LAYOUTS,
  firstStep: FIRST_STEPS,
  bonusPlace: BONUS_PLACES,
};

/** Fills the form and reports every change. A change of country also changes the currency. */
export function bindSettings(form: HTMLFormElement, initial: Choices, onChange: (choices: Choices) => void) {
  for (const [name, options] of Object.entries(OPTIONS)) {
    const made = Object.entries(options).map(([value, text]) => new Option(text, value));
    control(form, name).replaceChildren(...made);
  }
  show(form, initial);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', (event) => {
    const choices = read(form);
    const isCountry = event.target === control(form, 'country');
    const next = isCountry ? { ...choices, currency: currencyOf(choices.country) } : choices;
    set(next);
  });

  function set(next: Choices): void {
    show(form, next);
    onChange(next);
  }
  return { set };
}

function read(form: HTMLFormElement): Choices {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  query.set('closingButton', checkbox(form).checked ? 'on' : 'off');
  return readChoices(query.toString());
}

function show(form: HTMLFormElement, choices: Choices): void {
  const { closingButton, ...values } = choices;
  for (const [name, value] of Object.entries(values)) control(form, name).value = value;
  checkbox(form).checked = closingButton === 'on';
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLSelectElement;
const checkbox = (form: HTMLFormElement) => form.elements.namedItem('closingButton') as HTMLInputElement;

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}
