/** A place in which the provider's page has to be reached, and the host's page of it. */
export interface Place {
  name: string;
  /** Headers of the host's page. */
  headers?: Record<string, string>;
  /** The frame's `sandbox`; absent: none. */
  sandbox?: string;
  /** What `window.open` does in the cashier's frame. */
  open?: 'null' | 'throws' | 'closed' | 'without location' | 'navigates';
  /** Policy of the provider's pages about their openers, from this hop on. */
  providerPolicy?: 'first' | 'second';
  /** `redirect` of the SDK: the host leads the player's tab. */
  redirect?: true;
  displayMode?: 'standalone';
}

interface PlacePage {
  /** Address of the SDK's module. */
  sdk: string;
  widgetUrl: string;
  payload: object;
  place: Pick<Place, 'sandbox' | 'redirect'>;
  flow: string;
}

/** A brand's page with the cashier of the package at `/`, wherever in its own path the player is. */
export const placePage = ({
  sdk,
  widgetUrl,
  payload,
  place: { sandbox, redirect },
  flow,
}: PlacePage) => `<!doctype html>
<title>A brand</title>
<div id="cashier" style="height: 640px"></div>
<script type="module">
  import { mountCashier } from '${sdk}';
  window.heard = [];
  window.problems = [];
  const container = document.getElementById('cashier');
  ${
    sandbox === undefined
      ? ''
      : `
  const append = container.append.bind(container);
  container.append = (frame) => {
    frame.setAttribute('sandbox', '${sandbox}');
    append(frame);
  };`
  }
  // A router that swallows the query.
  history.replaceState(null, '', location.pathname);
  window.cashier = mountCashier(container, {
    widgetUrl: '${widgetUrl}',
    flow: '${flow}',
    payload: ${JSON.stringify(payload)},
    ${redirect ? `redirect: 'auto',` : ''}
    onProblem: ({ code }) => problems.push(code),
    trace: ({ direction, message }) => {
      if (direction === 'from-widget') heard.push(message);
    },
  });
</script>`;
