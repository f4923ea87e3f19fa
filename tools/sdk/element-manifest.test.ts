import { expect, it } from 'vitest';
import { CashierFrame } from '../../src/host-sdk/element';
import { ELEMENT_EVENTS } from '../../src/host-sdk/element-events';
import { customElements, webTypes } from './element-manifest';

interface Named {
  name: string;
  description: string;
}
interface Manifest {
  modules: { declarations: { attributes: Named[]; members: Named[]; events: Named[] }[] }[];
}
const { attributes, members, events } = (customElements() as Manifest).modules[0]!.declarations[0]!;
const names = (parts: Named[]) => parts.map(({ name }) => name);

it('has every attribute, property and event of the element, each with a word', () => {
  // The only one that is read without being observed.
  expect(names(attributes).toSorted()).toEqual([...CashierFrame.observedAttributes, 'redirect'].toSorted());
  expect(names(members)).toEqual(['payload', 'token', 'requestToken', 'beforePayment']);
  expect(names(events)).toEqual([...Object.values(ELEMENT_EVENTS), 'cashier-problem']);
  expect([...attributes, ...members, ...events].filter(({ description }) => description.length < 10)).toEqual([]);
});

it('says the same to both kinds of editors', () => {
  const { html } = (webTypes('1.0.0') as { contributions: { html: { elements: [Record<string, unknown>] } } })
    .contributions;
  const [element] = html.elements;
  expect(element).toMatchObject({ name: 'cashier-frame', attributes: attributes.map(({ name }) => ({ name })) });
  expect((element as unknown as { js: { events: Named[] } }).js.events.map(({ name }) => name)).toEqual(names(events));
});
