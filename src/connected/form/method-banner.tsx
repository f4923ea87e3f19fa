import { useState } from 'react';
import { bannerUrl } from '../../cashier/methods/banner-url';
import type { PaymentMethod } from '../../contract/method';
import { savesData } from '../../core/network/saves-data';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { Banner } from '../../ui/views/banner';

/** What the gateway advertises with the method: the last thing of its form. Not for a player who saves data. */
export function MethodBanner({ method }: { method: PaymentMethod }) {
  const settings = useInject(Settings);
  const [isSpared] = useState(savesData);
  const src = bannerUrl(method.banner, settings);
  return src === undefined || isSpared ? null : <Banner key={src} src={src} />;
}
