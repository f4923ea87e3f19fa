export type NoticeColor = 'danger' | 'primary' | 'secondary' | 'warning';

export interface NoticeView {
  id: string;
  kind: 'snackbar' | 'toast';
  color: NoticeColor;
  /** Heading of a snackbar. */
  title?: string;
  content: string;
}
