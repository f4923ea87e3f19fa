import { jsx } from 'react/jsx-runtime';
import type { Flow } from '../contract/primitives';
import type { Locale } from '../core/locale/locale';
import type { SessionData } from '../core/session/session';
import type { ManifestRegistry } from '../kernel/registry';
import { prioritizeImages } from './first-images';
import { FirstListView } from './first-list-view';
import type { FirstContent } from './read-first-list';
import { renderInto } from './render-element';

interface ListFrame {
  root: Element;
  flow: Flow;
  session: { payload: Pick<SessionData['payload'], 'closingButton'> };
}

/** Draws the page anew: a skeleton while nothing is drawn yet, and without texts until their files have come. */
export function drawFirstList(
  { root, flow, session }: ListFrame,
  registry: Pick<ManifestRegistry, 'linksOf'>,
  t: Locale['t'],
  content: FirstContent | undefined,
): void {
  const closeLabel = t('header.close');
  root.replaceChildren();
  renderInto(
    root,
    jsx(FirstListView, {
      title: t(`title.${flow}Method`),
      loadingLabel: t('list.loading'),
      closeLabel,
      hasClose: session.payload.closingButton && closeLabel !== '',
      icons: registry.linksOf(flow).map(({ spec }) => spec.icon),
      ...content?.drawn,
    }),
  );
  prioritizeImages(root);
}
