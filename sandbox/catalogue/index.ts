/** The sandbox's payment methods: real names and realistic limits, but none is tied to a real provider. */
import type { CatalogueMethod } from '@/contract/simulator';
import { accounts } from './accounts';
import { crypto } from './crypto';
import { electronicMoney } from './e-money';
import { bangladesh } from './markets/bd';
import { brazil } from './markets/br';
import { colombia } from './markets/co';
import { germany } from './markets/de';
import { indonesia } from './markets/id';
import { india } from './markets/in';
import { kyrgyzstan } from './markets/kg';
import { kazakhstan } from './markets/kz';
import { mexico } from './markets/mx';
import { malaysia } from './markets/my';
import { nigeria } from './markets/ng';
import { russia } from './markets/ru';
import { thailand } from './markets/th';
import { turkey } from './markets/tr';
import { ukraine } from './markets/ua';
import { uzbekistan } from './markets/uz';

/** All methods. One whose `amount_rules` lack the player's currency is not offered to that player. */
export const catalogue: CatalogueMethod[] = [
  ...india,
  ...brazil,
  ...nigeria,
  ...kyrgyzstan,
  ...ukraine,
  ...uzbekistan,
  ...russia,
  ...kazakhstan,
  ...mexico,
  ...colombia,
  ...indonesia,
  ...malaysia,
  ...thailand,
  ...turkey,
  ...bangladesh,
  ...germany,
  ...accounts,
  ...electronicMoney,
  ...crypto,
];
