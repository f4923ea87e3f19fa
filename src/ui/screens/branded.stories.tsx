import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { Page } from '../layout/page';
import { SampleFrame } from './sample-frame';
import { SampleList } from './sample-list';

/** What a deployment may set on :root, here by script as the widget does it. */
const BRANDS = {
  forest: {
    '--color-brand': '#0b6e4f',
    '--color-on-brand': '#ffffff',
    '--radius': '0.25rem',
    '--font-family': 'Georgia, serif',
  },
  sunset: { '--color-brand': '#b3261e', '--color-on-brand': '#ffffff', '--radius': '1.5rem' },
};

function Branded({ brand }: { brand: keyof typeof BRANDS }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tokens = Object.entries(BRANDS[brand]);
    for (const [name, value] of tokens) style.setProperty(name, value);
    return () => {
      for (const [name] of tokens) style.removeProperty(name);
    };
  }, [brand]);
  return (
    <SampleFrame title="Deposit">
      <Page>
        <SampleList />
      </Page>
    </SampleFrame>
  );
}

const meta = {
  title: 'Screens/Branded',
  component: Branded,
  // A brand's colour has to be chosen for the theme that it uses; these two are for light.
  globals: { theme: 'light' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Branded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forest: Story = { args: { brand: 'forest' } };
export const Sunset: Story = { args: { brand: 'sunset' } };
