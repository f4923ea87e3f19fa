import { Children, type ReactNode } from 'react';
import { GroupTile } from '../tiles/group-tile';
import { MethodTile } from '../tiles/method-tile';
import { TileCell, TileGrid } from '../tiles/tile-grid';
import { ICONS } from './sample-icons';

const none = () => {};

function Cells({ children }: { children: ReactNode }) {
  return Children.map(children, (tile) => <TileCell>{tile}</TileCell>);
}

/** The deposit list of a player in India. */
export function SampleList() {
  return (
    <TileGrid label="Deposit methods">
      <Cells>
        <GroupTile
          label="UPI transfer"
          limitText="up to 100 000 INR"
          iconUrls={[ICONS.upi, ICONS.phonepe, ICONS.paytm]}
          count={7}
          moreLabel="and 4 more"
          onSelect={none}
        />
        <MethodTile
          label="PhonePe"
          limitText="up to 50 000 INR"
          iconUrl={ICONS.phonepe}
          badge={{ kind: 'instant', label: 'Instant' }}
          onSelect={none}
        />
        <GroupTile
          label="Bank cards"
          limitText="up to 200 000 INR"
          iconUrls={[ICONS.visa, ICONS.master, ICONS.rupay]}
          count={3}
          onSelect={none}
        />
        <MethodTile
          label="Paytm Wallet"
          limitText="up to 20 000 INR"
          iconUrl={ICONS.paytm}
          badge={{ kind: 'top', label: 'Top' }}
          onSelect={none}
        />
        <MethodTile label="Net banking" limitText="up to 500 000 INR" iconUrl={ICONS.bank} onSelect={none} />
        <GroupTile
          label="Cryptocurrencies"
          limitText="up to 1 000 000 INR"
          iconUrls={[ICONS.bitcoin, ICONS.tether, ICONS.ether]}
          count={12}
          moreLabel="and 9 more"
          onSelect={none}
        />
        <MethodTile
          label="RuPay card"
          limitText="up to 100 000 INR"
          iconUrl={ICONS.rupay}
          badge={{ kind: 'fast', label: 'Fast' }}
          onSelect={none}
        />
        <MethodTile
          label="Cash at a shop"
          limitText="up to 10 000 INR"
          iconUrl={ICONS.cash}
          badge={{ kind: 'turbo', label: 'Turbo' }}
          onSelect={none}
        />
      </Cells>
    </TileGrid>
  );
}
