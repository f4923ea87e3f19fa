import type { Section } from './pages';

/**
 * The list of pages for a language model (https://llmstxt.org): title, what it is in a sentence, and each page as Markdown
 * with what it begins with. @param texts by address
 */
export function llmsText(sections: readonly Section[], texts: ReadonlyMap<string, string>): string {
  const parts = sections.map(({ title, pages }) => {
    const lines = pages.map(({ title: words, address }) => {
      return `- [${words}](${address}.md): ${firstSentence(texts.get(address) ?? '')}`;
    });
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `# Cashier\n\n> ${firstSentence(texts.get('start') ?? '')}\n\n${parts.join('\n\n')}\n`;
}

/** The first sentence of the first paragraph, without marks of Markdown. */
function firstSentence(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((block) => /^[A-Z`*[]/.test(block)) ?? '';
  const words = paragraph.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
  return /^.*?[.:](?= |$)/.exec(words)?.[0] ?? words;
}
