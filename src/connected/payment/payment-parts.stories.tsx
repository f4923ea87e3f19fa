import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { browserClock } from '../../core/time/browser-clock';
import { CardNumberImage } from './card-number-image';
import { connectedKit } from '../../../tests/kit/connected-kit';
import { CopyRow } from './copy-row';
import { CountdownBar } from './countdown-bar';

const withKit: Decorator = (Story, { globals }) => {
  const { Provider } = connectedKit({
    clock: browserClock,
    session: { platform: globals.platform, theme: globals.theme },
  });
  return (
    <Provider>
      <Story />
    </Provider>
  );
};
const meta = {
  title: 'Payment/Connected',
  decorators: [withKit],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export const Countdown: Story = {
  render: () => <CountdownBar expiresAt={inSeconds(900)} label="Time to pay" />,
  play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/),
};
export const CountdownLastMinute: Story = {
  render: () => <CountdownBar expiresAt={inSeconds(50)} label="Time to pay" />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Less than a minute left'),
};
export const CountdownExpired: Story = {
  render: () => <CountdownBar expiresAt={inSeconds(-1)} label="Time to pay" />,
  play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('Time is up'),
};
export const Copy: Story = { render: () => <CopyRow label="Reference" value="DE-4471-0932" /> };

/** Spec 9: 200x20, drawn at twice the resolution. */
export const CardNumber: Story = {
  render: () => (
    <CopyRow label="Card" value="4242424242424242" display={<CardNumberImage number="4242424242424242" />} />
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLCanvasElement>('img', { name: '4242 4242 4242 4242' });
    await expect([image.width, image.height, image.clientWidth, image.clientHeight]).toEqual([400, 40, 200, 20]);
    const isDrawn = () =>
      image
        .getContext('2d')!
        .getImageData(0, 0, 400, 40)
        .data.some((byte) => byte > 0);
    await waitFor(() => expect(isDrawn()).toBe(true));
  },
};
/** The longest number is not clipped: the last column of pixels is empty. */
export const LongestCardNumber: Story = {
  render: () => <CardNumberImage number="6200000000000000003" />,
  globals: { platform: 'ios' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLCanvasElement>('img');
    const { data } = image.getContext('2d')!.getImageData(image.width - 1, 0, 1, image.height);
    await expect(data.every((byte) => byte === 0)).toBe(true);
  },
};

/** Redrawn in the other theme's colour. */
export const CardNumberInTheOtherTheme: Story = {
  render: () => <CardNumberImage number="4242424242424242" />,
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const drawnFirst = dataset['theme'] === 'dark' ? 'dark' : 'light';
    const ink = () => {
      const image = canvas.getByRole<HTMLCanvasElement>('img');
      const { data } = image.getContext('2d')!.getImageData(0, 0, 400, 40);
      const opaque = data.findIndex((alpha, index) => index % 4 === 3 && alpha === 255);
      return data[opaque - 3]!;
    };
    await waitFor(() => expect(ink()).toBeDefined());
    await expect(ink() > 128).toBe(drawnFirst === 'dark');
    // Not restored, because each story sets its own theme.
    dataset['theme'] = drawnFirst === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(ink() > 128).toBe(drawnFirst === 'light'));
  },
};
