/** Splits a field's name into lower-case words: `user_phone`, `userPhone` and `user-phone` are alike. */
export const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')
    .toLowerCase();
