/**
 * A template is the generated file with two additions: placeholders such as `__id__`, and lines `<<if tag>>`,
 * `<<unless tag>>` and `<<end>>` around parts that only some plugins have. Conditions may be nested.
 */
const CONDITION = /^\s*<<(if|unless) ([\w-]+)>>\s*$/;
const END = /^\s*<<end>>\s*$/;

/** @throws Error for an unknown placeholder, and for a condition without its end */
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
