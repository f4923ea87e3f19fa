/** Makes an element a block, by a style sheet of its own, which no policy of the page refuses and any rule of the page overrides. */
export function makeBlock(root: ShadowRoot): void {
  // Safari has it since 16.4.
  if (!root.adoptedStyleSheets) return;
  const { defaultView: view } = root.ownerDocument as { defaultView: (Window & typeof globalThis) | null };
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(':host(:not([hidden])){display:block}');
  root.adoptedStyleSheets = [sheet];
}
