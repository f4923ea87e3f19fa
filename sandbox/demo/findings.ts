/** Misconfigurations that the host SDK reports, each with what to do about it. */
import type { CashierProblem } from '@/host-sdk';

interface FindingsParts {
  list: HTMLElement;
  count: HTMLElement;
  panel: HTMLElement;
}

export class Findings {
  constructor(private readonly parts: FindingsParts) {}

  add({ code, detail, fix, link, requestId }: CashierProblem): void {
    const { list, panel } = this.parts;
    const item = document.createElement('li');
    const name = document.createElement('strong');
    name.textContent = detail === undefined ? code : `${code}: ${detail}`;
    const words = document.createElement('p');
    words.textContent = requestId === undefined ? fix : `${fix} Request: ${requestId}.`;
    const more = document.createElement('a');
    Object.assign(more, { href: link, target: '_blank', rel: 'noopener', textContent: 'More about it' });
    item.append(name, words, more);
    list.append(item);
    panel.toggleAttribute('open', true);
    this.showCount();
  }

  /** Called for a new cashier. */
  clear(): void {
    this.parts.list.replaceChildren();
    this.showCount();
  }

  private showCount(): void {
    this.parts.count.textContent = `${this.parts.list.children.length}`;
  }
}
