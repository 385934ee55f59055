// Whether an action has the words that somebody typed.

/** In any order; a word that is typed twice must be there twice, such as the number in 'infantry 2 shoot lesser 2'. */
export function hasWords(words: string, sought: string): boolean {
  let left = words.toLowerCase();
  // The longest first: 'in' must not take the beginning of 'infantry'.
  const typed = sought.toLowerCase().split(/\s+/);
  return typed
    .toSorted((a, b) => b.length - a.length)
    .every((word) => {
      const at = left.indexOf(word);
      if (at < 0) return false;
      left = `${left.slice(0, at)} ${left.slice(at + word.length)}`;
      return true;
    });
}
