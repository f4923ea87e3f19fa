/** Reports uncaught errors and rejections until the returned function is called, when the SDK takes over. */
export function watchUncaught(onError: (error: unknown) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  // `error` events of resources do not bubble, so they do not arrive here. Errors of cross-origin scripts carry only a
  // message.
  const onUncaught = (event: ErrorEvent) => onError(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => onError(event.reason);
  window.addEventListener('error', onUncaught);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onUncaught);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
