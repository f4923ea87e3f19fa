import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { OfflineBanner } from '../layout/offline-banner';
import { Page } from '../layout/page';
import { NotificationHost } from '../notices/notification-host';
import { ListSkeleton } from '../tiles/list-skeleton';
import { MessageView } from '../views/message-view';
import { SampleFrame } from './sample-frame';
import { SampleList } from './sample-list';

const meta = {
  title: 'Screens/Deposit list',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: () => (
    <SampleFrame title="Deposit">
      <Page>
        <SampleList />
      </Page>
    </SampleFrame>
  ),
};

export const Loading: Story = {
  render: () => (
    <SampleFrame title="Deposit">
      <Page>
        <ListSkeleton label="Loading" />
      </Page>
    </SampleFrame>
  ),
};

export const OfflineWithSnackbar: Story = {
  render: () => (
    <SampleFrame
      title="Deposit"
      banner={<OfflineBanner isOffline text="No connection. We keep trying." />}
      notifications={
        <NotificationHost
          notices={[
            { id: '1', kind: 'snackbar', color: 'danger', title: 'Error', content: 'Network connection failed' },
          ]}
          closeLabel="Close"
          onClose={() => {}}
        />
      }
    >
      <Page>
        <SampleList />
      </Page>
    </SampleFrame>
  ),
};

export const Empty: Story = {
  render: () => (
    <SampleFrame title="Deposit">
      <MessageView
        icon="globe"
        title="There are no payment methods available for this region"
        text="Enable VPN, select another country and refresh the page"
      />
    </SampleFrame>
  ),
};

export const Failed: Story = {
  render: () => (
    <SampleFrame title="Deposit">
      <MessageView
        title="Error occurred"
        text="Try to refresh the section"
        action={<Button isFullWidth>Refresh</Button>}
      />
    </SampleFrame>
  ),
};
