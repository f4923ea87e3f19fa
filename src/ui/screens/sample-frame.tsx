import type { ReactNode } from 'react';
import { Frame, type FrameProps } from '../layout/frame';
import { Header } from '../layout/header';

/** The widget around a screen, with English labels. Without a title it has a back button, as inner pages do. */
export function SampleFrame({
  title,
  children,
  ...frame
}: Partial<FrameProps> & { title?: string; children: ReactNode }) {
  const none = () => {};
  return (
    <Frame
      {...frame}
      header={
        <Header
          title={title}
          onBack={title === undefined ? none : undefined}
          backLabel="Back"
          onClose={none}
          closeLabel="Close"
        />
      }
    >
      {children}
    </Frame>
  );
}
