import { useState } from 'react';
import { bannerUrl } from '../../cashier/methods/banner-url';
import type { PaymentMethod } from '../../contract/method';
import { savesData } from '../../core/network/saves-data';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { Banner } from '../../ui/views/banner';

/** The gateway's advertisement for the method, at the end of its form. Not shown when the player saves data. */
export function MethodBanner({ method }: { method: PaymentMethod }) {
  const settings = useInject(Settings);
  const [isSpared] = useState(savesData);
  const src = bannerUrl(method.banner, settings);
  return src === undefined || isSpared ? null : <Banner key={src} src={src} />;
}
