import type { Decorator } from '@storybook/react-vite';
import styles from './with-other-beside.module.css';

type Globals = Readonly<Record<string, unknown>>;

/**
 * Shows the story twice, in two phone-wide frames: as it is, and with the other theme or design that the toolbar's
 * "Beside it" names.
 */
export const withOtherBeside: Decorator = (Story, { globals, id, title }) => {
  const other = otherOf(String(globals.beside), id, title, globals);
  if (other === undefined) return <Story />;
  return (
    <div className={styles.pair}>
      <iframe key={id} src={addressOf(id, globals)} title="This one" />
      <iframe key={other} src={other} title="The other one" />
    </div>
  );
};

/**
 * Address of the second frame; undefined when `beside` asks for none. A flow has one story per design; a single
 * component follows the toolbar's design.
 */
function otherOf(beside: string, id: string, title: string, globals: Globals): string | undefined {
  if (beside === 'theme') return addressOf(id, { ...globals, theme: globals['theme'] === 'dark' ? 'light' : 'dark' });
  if (beside !== 'design') return undefined;
  const design = /^Flows\/[^/]+\/(current|legacy)\//.exec(title)?.[1];
  if (!design) return addressOf(id, { ...globals, design: globals['design'] === 'legacy' ? 'current' : 'legacy' });
  return addressOf(id.replace(`-${design}-`, design === 'current' ? '-legacy-' : '-current-'), globals);
}

function addressOf(id: string, globals: Globals): string {
  const kept = ['theme', 'design', 'lang', 'platform', 'texts', 'dir'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  return `iframe.html?viewMode=story&id=${id}&globals=${kept.join(';')}`;
}
