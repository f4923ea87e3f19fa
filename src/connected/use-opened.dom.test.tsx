import 'reflect-metadata';
import { cleanup, render, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { container as root } from 'tsyringe';
import { afterEach, expect, it } from 'vitest';
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
