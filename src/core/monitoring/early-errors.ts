/** Uncaught errors and rejections, from now until the returned function is called; afterwards the SDK hears them. */
export function watchUncaught(onError: (error: unknown) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  // Errors of resources come without `error` and do not bubble; those of foreign scripts have only a message.
  const onUncaught = (event: ErrorEvent) => onError(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => onError(event.reason);
  window.addEventListener('error', onUncaught);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onUncaught);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
