import { designPart } from '../design/design-parts';

export type { MessageViewProps } from '../design/part-props';

/** Empty page, error page: one sign, one sentence, one way on. */
export const MessageView = designPart('MessageView');
