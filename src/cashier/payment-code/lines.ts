/** The elements of a code that has a line for each, whichever way the lines end. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/).map((line) => line.trim());
