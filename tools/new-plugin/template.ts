/**
 * A template is the file as it will stand, with two additions: `__id__` and the other words, and lines `<<if tag>>`,
 * `<<unless tag>>` and `<<end>>` around what only some plugins have. They may stand in each other.
 */
const CONDITION = /^\s*<<(if|unless) ([\w-]+)>>\s*$/;
const END = /^\s*<<end>>\s*$/;

/** @throws Error for a word that is not given, and for a condition without its end */
export function fillTemplate(text: string, tags: ReadonlySet<string>, words: Readonly<Record<string, string>>): string {
  const open: boolean[] = [];
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const [, how, tag] = CONDITION.exec(line) ?? [];
    if (how !== undefined && tag !== undefined) open.push(tags.has(tag) === (how === 'if'));
    else if (END.test(line)) {
      if (open.pop() === undefined) throw new Error('<<end>> without <<if>>');
    } else if (open.every(Boolean)) kept.push(line);
  }
  if (open.length > 0) throw new Error('<<if>> without <<end>>');
  return kept.join('\n').replace(/__([A-Za-z]+)__/g, (_, word: string) => {
    const given = words[word];
    if (given === undefined) throw new Error(`no word ${word}`);
    return given;
  });
}
