import { Observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { Elements } from '../ui/elements';
import type { DependencyContainer } from 'tsyringe';
import { ErrorHandler } from '../core/errors/error-handler';
import { ContainerProvider } from '../kernel/react';
import { PageAhead } from '../kernel/page-ahead/page-ahead';
import { Pages } from '../kernel/page-ahead/pages';
import { RouterStore } from '../kernel/router/router-store';
import { RouterView } from '../kernel/router/router-view';
import { DeveloperFault, useCrash } from './developer-fault';

export interface AppProps {
  container: DependencyContainer;
  Layout: ComponentType<{ children: Elements }>;
  /** Replaces a screen that crashed. */
  Crashed: ComponentType;
}

export function App({ container, Layout, Crashed }: AppProps) {
  const router = container.resolve(RouterStore);
  const errors = container.resolve(ErrorHandler);
  const [report, crashed] = useCrash(<Crashed key="page" />);
  return (
    <ContainerProvider container={container}>
      <RouterView router={router}>
        <Layout>
          <Pages
            router={router}
            ahead={container.resolve(PageAhead)}
            onCrash={(error) => {
              errors.report(error, { crash: router.path });
              if (import.meta.env.DEV) report(error);
            }}
            crashed={crashed}
          />
          {import.meta.env.DEV && <Observer>{() => <DeveloperFault error={router.fault} />}</Observer>}
        </Layout>
      </RouterView>
    </ContainerProvider>
  );
}
