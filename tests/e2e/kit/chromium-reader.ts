/** A screen reader's part in Chromium: it reads the accessibility tree that the browser computes for the system. */
import { expect, type CDPSession, type Page } from '@playwright/test';

/** https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/ */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  childIds?: readonly string[];
}

/** Roles that a screen reader reads as a whole, by their name. */
const WHOLE = ['button', 'heading', 'textbox', 'checkbox', 'image', 'timer', 'term'];
/** Roles of containers, which are announced before their content. */
const AROUND = ['banner', 'main', 'group', 'status'];

export class ChromiumReader {
  private readonly told: string[] = [];

  private constructor(private readonly session: CDPSession) {}

  static async start(page: Page): Promise<ChromiumReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ChromiumReader(session);
  }

  async expectScreen(lines: readonly unknown[], focus: string): Promise<void> {
    await expect.poll(() => this.read()).toEqual({ lines, focus });
  }

  async expectTold(text: string): Promise<void> {
    const read = async () => {
      const nodes = await this.nodes();
      for (const node of nodes.values())
        if (['status', 'alert'].includes(roleOf(node))) this.told.push(textOf(node, nodes));
      return this.told;
    };
    await expect.poll(read).toContainEqual(expect.stringContaining(text));
  }

  async stop(): Promise<void> {
    await this.session.detach();
  }

  private async read(): Promise<{ lines: string[]; focus: string }> {
    const nodes = await this.nodes();
    const [root] = nodes.values();
    const lines = root ? linesOf(root, nodes) : [];
    const focused = [...nodes.values()].findLast((node) => isFocused(node));
    return { lines, focus: focused ? lineOf(focused) : '' };
  }

  private async nodes(): Promise<Map<string, Node>> {
    const { frameTree } = await this.session.send('Page.getFrameTree');
    const frameId = frameTree.childFrames?.[0]?.frame.id;
    const { nodes } = await this.session.send('Accessibility.getFullAXTree', { frameId });
    return new Map((nodes as Node[]).map((node) => [node.nodeId, node]));
  }
}

const roleOf = ({ role }: Node): string => role?.value ?? '';
const isFocused = ({ properties = [] }: Node) =>
  properties.some(({ name, value }) => name === 'focused' && value.value === true);
const childrenOf = ({ childIds = [] }: Node, nodes: ReadonlyMap<string, Node>) =>
  childIds.flatMap((id) => nodes.get(id) ?? []);

function textOf(node: Node, nodes: ReadonlyMap<string, Node>): string {
  if (roleOf(node) === 'StaticText') return node.name?.value ?? '';
  return childrenOf(node, nodes)
    .map((child) => textOf(child, nodes))
    .join('');
}

function lineOf(node: Node): string {
  const description = node.description?.value ?? '';
  return `${roleOf(node)} ${node.name?.value ?? ''}`.trim() + (description && ` [${description}]`);
}

function linesOf(node: Node, nodes: ReadonlyMap<string, Node>): string[] {
  const role = roleOf(node);
  if (role === 'StaticText') return [`text ${node.name?.value?.trim() ?? ''}`];
  const within = WHOLE.includes(role) ? [] : childrenOf(node, nodes).flatMap((child) => linesOf(child, nodes));
  // A field is read with its label.
  const inner = within.filter((line, i) => !within[i + 1]?.startsWith(line.replace('text ', 'textbox ')));
  const isEmpty = role === 'status' && inner.length === 0;
  const isRead = !node.ignored && !isEmpty && (WHOLE.includes(role) || AROUND.includes(role));
  return isRead ? [lineOf(node), ...inner] : inner;
}
