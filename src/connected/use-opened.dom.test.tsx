import 'reflect-metadata';
import { act, cleanup, render, screen } from '@testing-library/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { container as root } from 'tsyringe';
import { afterEach, expect, it, vi } from 'vitest';
import { ContainerProvider, useInject } from '../kernel/react';
import { useOpened } from './use-opened';

afterEach(cleanup);

class Store {
  amount = 0;
  readonly atFirst: number;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // Reads an observable in the constructor, like a form's store that follows its values.
    this.atFirst = this.amount;
  }

  open(): void {
    this.amount = 50;
    this.amount += this.atFirst;
  }
}

it('draws a page and its form once, though the one makes the store and the other opens it', () => {
  const drawn: string[] = [];
  const Form = observer(function Form({ store }: { store: Store }) {
    drawn.push('form');
    useOpened(store);
    return <p>{store.amount}</p>;
  });
  const Screen = observer(function Screen() {
    drawn.push('page');
    return <Form store={useInject(Store)} />;
  });
  const container = root.createChildContainer();
  container.registerSingleton(Store);
  render(
    <ContainerProvider container={container}>
      <Screen />
    </ContainerProvider>,
  );
  expect(screen.getByText('50')).toBeTruthy();
  expect(drawn).toEqual(['page', 'form']);
});

it('a page that follows another one of the same store opens it anew, without a warning of React’s', () => {
  const warned = vi.spyOn(console, 'error');
  const store = new Store();
  const Page = observer(function Page() {
    useOpened(store);
    return <p>{store.amount}</p>;
  });
  const { rerender } = render(<Page key="first" />);
  act(() => void runInAction(() => (store.amount = 70)));
  rerender(<Page key="second" />);
  expect(screen.getByText('50')).toBeTruthy();
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});
