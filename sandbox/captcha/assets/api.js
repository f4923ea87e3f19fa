/* Stand-in for the classic captcha: an invisible widget that asks for a tick only when a fault says so. */
(() => {
  const address = new URL('token', document.currentScript.src);
  const service = (window.grecaptcha = window.grecaptcha ?? {});
  const widgets = [];

  const ask = async (siteKey) => {
    const reply = await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ siteKey, version: 'v2', action: '' }),
    });
    return reply.json();
  };

  const tick = (element) =>
    new Promise((resolve) => {
      const label = document.createElement('label');
      label.style.display = 'block';
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => resolve());
      label.append(box, " I'm not a robot");
      element.append(label);
    });

  const run = async ({ element, parameters }) => {
    const { outcome, token } = await ask(parameters.sitekey);
    if (outcome === 'no-clients') throw new Error('No reCAPTCHA clients exist.');
    if (outcome === 'expired') return parameters['expired-callback']();
    if (outcome === 'client-error' || outcome === 'unknown') return parameters['error-callback']();
    if (outcome === 'silent') return undefined;
    if (outcome === 'challenge') await tick(element);
    return parameters.callback(token);
  };

  // Like the real service: the script defines only `ready`; the rest arrives with a second script.
  const rest = {
    render(element, parameters) {
      if (element.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
      const badge = document.createElement('small');
      badge.textContent = 'Sandbox captcha';
      element.append(badge);
      return widgets.push({ element, parameters }) - 1;
    },
    execute(widget) {
      if (!widgets[widget]) throw new Error('No reCAPTCHA clients exist.');
      return run(widgets[widget]);
    },
    // Does not remove the widget: an element can hold only one, permanently.
    reset(widget) {
      if (!widgets[widget]) throw new Error('No reCAPTCHA clients exist.');
    },
  };
  const isComplete = new Promise((resolve) => setTimeout(resolve)).then(() => Object.assign(service, rest));
  service.ready = async (callback) => {
    await isComplete;
    callback();
  };
})();
