import { observer } from 'mobx-react-lite';
import { Frame } from '../../ui/layout/frame';
import { Header } from '../../ui/legacy/header';
import { legacyParts } from '../../ui/legacy/parts';
import { layoutOf, useHeaderProps, useLogoUrl } from '../layout';

const LegacyHeader = observer(function LegacyHeader() {
  const props = useHeaderProps();
  return <Header {...props} logoUrl={useLogoUrl()} />;
});

export const Layout = layoutOf({ parts: legacyParts, Frame, Header: LegacyHeader });
