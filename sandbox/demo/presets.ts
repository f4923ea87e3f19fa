/** Presets of typical markets: country, currency, language and device. */
import type { Choices } from './choices';

type Preset = Pick<Choices, 'country' | 'currency' | 'lang' | 'platform' | 'design'>;

const current = { platform: 'mobile', design: 'current' } as const;
export const PRESETS: Readonly<Record<string, Preset>> = {
  Brazil: { ...current, country: 'br', currency: 'BRL', lang: 'pt-BR' },
  India: { ...current, country: 'in', currency: 'INR', lang: 'hi-IN' },
  Nigeria: { ...current, country: 'ng', currency: 'NGN', lang: 'en-US' },
  Mexico: { ...current, country: 'mx', currency: 'MXN', lang: 'es-MX' },
  Germany: { ...current, platform: 'desktop', country: 'de', currency: 'EUR', lang: 'en-US' },
  Kazakhstan: { ...current, design: 'legacy', country: 'kz', currency: 'KZT', lang: 'ru-RU' },
};

export function showPresets(group: HTMLElement, onChoose: (preset: Preset) => void): void {
  const buttons = Object.entries(PRESETS).map(([name, preset]) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: name });
    button.addEventListener('click', () => onChoose(preset));
    return button;
  });
  group.replaceChildren(...buttons);
}
