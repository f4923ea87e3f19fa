import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { Page } from '../layout/page';
import { deriveBrand } from '../tokens/derive-brand';
import { Button } from '../button/button';
import { SampleFrame } from './sample-frame';
import { SampleList } from './sample-list';

/** Tokens that a deployment may set. Only the colour is required. */
const BRANDS = {
  forest: { '--color-brand': '#0b6e4f', '--radius': '0.25rem', '--font-family': 'Georgia, serif' },
  sunset: { '--color-brand': '#b3261e', '--radius': '1.5rem' },
  lemon: { '--color-brand': '#ffd400' },
  ink: { '--color-brand': '#101c4d' },
};
const DERIVED = ['--color-on-brand', '--color-brand-text', '--color-brand-hover'];

function Branded({ brand }: { brand: keyof typeof BRANDS }) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    const tokens = Object.entries(BRANDS[brand]);
    for (const [name, value] of tokens) html.style.setProperty(name, value);
    const derive = () => {
      for (const name of DERIVED) html.style.removeProperty(name);
      deriveBrand(html);
    };
    derive();
    const themes = new MutationObserver(derive);
    themes.observe(html, { attributeFilter: ['data-theme'] });
    return () => {
      themes.disconnect();
      for (const name of [...tokens.map(([own]) => own), ...DERIVED]) html.style.removeProperty(name);
    };
  }, [brand]);
  return (
    <SampleFrame title="Deposit">
      <Page footer={<Button isFullWidth>Continue</Button>}>
        <SampleList />
      </Page>
    </SampleFrame>
  );
}

const meta = {
  title: 'Screens/Branded',
  component: Branded,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Branded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forest: Story = { args: { brand: 'forest' } };
export const Sunset: Story = { args: { brand: 'sunset' } };
/** White text is not readable on this colour, nor this colour on white. */
export const Lemon: Story = { args: { brand: 'lemon' } };
/** This colour is not readable on a dark page. */
export const Ink: Story = { args: { brand: 'ink' } };
