/** Joins the names that are there: `classNames(styles.tile, isActive && styles.active)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
