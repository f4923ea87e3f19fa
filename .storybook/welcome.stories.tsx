/** The first page of Storybook: an overview for people who open it for the first time. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { WELCOME, type WelcomeEntry } from './welcome-entries';
import styles from './welcome.module.css';

const meta = { title: 'Welcome', parameters: { layout: 'fullscreen', controls: { disable: true } } } satisfies Meta;
export default meta;

export const StartHere: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <h1>The cashier, screen by screen</h1>
      <p>
        Everything here is the product itself: its own stores, texts and rules run against a gateway in this page. No
        picture is drawn by hand, and no payment is real.
      </p>
      {WELCOME.map(({ heading, entries }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.name} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A deposit by Pix' })).toHaveAttribute(
      'href',
      '/?path=/story/flows-pix-current-whole-flow--to-play',
    );
  },
};

function Entry({ name, text, story }: WelcomeEntry) {
  const address = story && `/?path=/story/${toId(story.title, story.name)}`;
  return (
    <li>
      {address ? (
        <a href={address} target="_top">
          {name}
        </a>
      ) : (
        <strong>{name}</strong>
      )}
      <span>{text}</span>
    </li>
  );
}
