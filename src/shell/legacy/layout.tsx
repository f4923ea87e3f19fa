import { observer } from 'mobx-react-lite';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { Frame } from '../../ui/legacy/frame';
import { Header } from '../../ui/legacy/header';
import { legacyParts } from '../../ui/legacy/parts';
import { layoutOf, useHeaderProps } from '../layout';

const LegacyHeader = observer(function LegacyHeader() {
  const props = useHeaderProps();
  const { logoUrl } = useInject(Settings);
  return <Header {...props} logoUrl={logoUrl} />;
});

export const Layout = layoutOf({ parts: legacyParts, Frame, Header: LegacyHeader });
