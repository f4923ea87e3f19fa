import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { Settings } from '../../core/settings/settings';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { currentParts } from '../../ui/current/parts';
import { Frame } from '../../ui/layout/frame';
import { Header, type HeaderAction } from '../../ui/layout/header';
import { HeaderLogo } from '../../ui/layout/header-logo';
import { layoutOf, useHeaderProps, useLogoUrl } from '../layout';
import { ListLinks } from '../list-links';
import { useRoute } from '../use-route';

const CurrentHeader = observer(function CurrentHeader() {
  const props = useHeaderProps();
  const { screen } = useRoute();
  const actions = useListActions();
  const logo = useLogo();
  const title = props.onBack ? undefined : props.label;
  // Only a list has no heading of its own, so the header's title is its heading.
  return <Header {...props} title={title} isHeading={screen === 'list'} logo={logo} actions={actions} />;
});

export const Layout = layoutOf({ parts: currentParts, Frame, Header: CurrentHeader });

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Not in the first paint, which is hydrated as it is. Call it in an observer. */
function useLogo() {
  const { logoInBoth } = useInject(Settings);
  const url = useLogoUrl();
  const isHydrated = useSyncExternalStore(never, yes, no);
  return isHydrated && logoInBoth && url !== '' ? <HeaderLogo url={url} /> : undefined;
}

/** On a list: the buttons for the pages beside its methods. Call it in an observer. */
function useListActions(): HeaderAction[] {
  const { flow, path } = useRoute();
  const links = useInject(ListLinks);
  const navigation = useInject(Navigation);
  if (flow === 'none' || path !== '') return [];
  return links.of(flow).map((link) => ({ ...link, onSelect: () => void navigation.go(link.path) }));
}
