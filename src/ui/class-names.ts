/** Joins the class names that are not empty: `classNames(styles.tile, isActive && styles.active)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
