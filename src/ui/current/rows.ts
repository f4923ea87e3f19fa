import './rows.css';

/** Draws lists as rows, for an experiment of the host. Returns a function that stops it. */
export function showRows(root: HTMLElement): () => void {
  root.dataset['list'] = 'rows';
  return () => delete root.dataset['list'];
}
