import { designPart } from '../design/design-parts';

export type { MessageViewProps } from '../design/part-props';

/** An empty page or an error page: an icon, a message and an action. */
export const MessageView = designPart('MessageView');
