import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { container, injectable } from 'tsyringe';
import { describe, expect, it, vi } from 'vitest';
import { ContainerProvider, useInject } from '../kernel/react';
import { useCrash } from './developer-fault';

@injectable()
class VoucherStore {
  constructor() {
    throw new Error('no clock yet');
  }
}

function VoucherScreen(): ReactNode {
  return useInject(VoucherStore) && null;
}

class Boundary extends Component<{ report(error: unknown): void; crashed: ReactNode; children: ReactNode }> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }
  override render() {
    return this.state.hasCrashed ? this.props.crashed : this.props.children;
  }
}

function Page({ children }: { children: ReactNode }) {
  const [report, crashed] = useCrash(<h1 key="page">This page could not be shown</h1>);
  return (
    <Boundary report={report} crashed={crashed}>
      {children}
    </Boundary>
  );
}

function showVoucher() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const scope = container.createChildContainer();
  scope.registerSingleton(VoucherStore);
  render(
    <ContainerProvider container={scope}>
      <Page>
        <VoucherScreen />
      </Page>
    </ContainerProvider>,
  );
}

describe('a store that throws', () => {
  it('is named on the page in development, with its own words and where they stand', () => {
    showVoucher();
    expect(screen.getByRole('heading').textContent).toBe('This page could not be shown');
    const fault = screen.getByRole('alert').textContent;
    expect(fault).toContain('VoucherStore could not be made: no clock yet');
    expect(fault).toMatch(/Caused by: .*developer-fault\.dom\.test\.tsx:\d+/s);
  });
});
