import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { Button } from '../button/button';
import { TextField } from '../fields/text-field';
import { Page } from '../layout/page';
import { deriveBrand } from '../tokens/derive-brand';
import { LOOKS, type Look } from '../tokens/looks';
import { Note } from '../views/note';
import { SampleFrame } from './sample-frame';
import { SampleList } from './sample-list';

/** A list and fields in one of the looks, as the cashier sets it. */
function Looking({ look }: { look: Look }) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    const tokens = Object.entries(LOOKS[look]);
    const clear = () => {
      const names = [...html.style].filter((name) => /^--(color|space)-/.test(name));
      for (const name of [...names, ...tokens.map(([own]) => `--${own}`)]) html.style.removeProperty(name);
      delete html.dataset['label'];
    };
    const derive = () => {
      clear();
      for (const [name, value] of tokens) html.style.setProperty(`--${name}`, value);
      deriveBrand(html);
    };
    derive();
    const changes = new MutationObserver(derive);
    changes.observe(html, { attributeFilter: ['data-theme', 'data-design'] });
    return () => {
      changes.disconnect();
      clear();
    };
  }, [look]);
  return (
    <SampleFrame title="Deposit">
      <Page footer={<Button isFullWidth>Continue</Button>}>
        <SampleList />
        <TextField name="email" label="Email for the receipt" value="ada@example.com" onChange={() => undefined} />
        <TextField name="phone" label="Phone" value="12" error="Enter the whole number." onChange={() => undefined} />
        <Note>Your bank may ask you to confirm the payment.</Note>
      </Page>
    </SampleFrame>
  );
}

const meta = {
  title: 'Screens/Looks',
  component: Looking,
  parameters: { layout: 'fullscreen', pictures: 'each' },
} satisfies Meta<typeof Looking>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLegacy = { design: 'legacy' };

/** Round, calm, with shadows. */
export const Meadow: Story = { args: { look: 'meadow' } };
export const MeadowLegacy: Story = { args: { look: 'meadow' }, parameters: inLegacy };
/** Sharp, dense, with borders. */
export const Market: Story = { args: { look: 'market' } };
export const MarketLegacy: Story = { args: { look: 'market' }, parameters: inLegacy };
/** All seeds, and labels inside. */
export const Night: Story = { args: { look: 'night' } };
export const NightLegacy: Story = { args: { look: 'night' }, parameters: inLegacy };
/** A colour that no text on white can have, on square tiles with lines. */
export const Lemon: Story = { args: { look: 'lemon' } };
export const LemonLegacy: Story = { args: { look: 'lemon' }, parameters: inLegacy };
