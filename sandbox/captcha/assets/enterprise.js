/* Stand-in for the enterprise captcha: the same calls, tokens from the sandbox. */
(() => {
  const address = new URL('token', document.currentScript.src);
  const service = (window.grecaptcha = window.grecaptcha ?? {});

  const execute = async (siteKey, { action }) => {
    const reply = await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ siteKey, version: 'v3', action }),
    });
    const { outcome, token } = await reply.json();
    if (outcome === 'no-clients') throw new Error('No reCAPTCHA clients exist.');
    if (outcome === 'client-error' || outcome === 'expired')
      throw new Error('Invalid site key or not loaded in api.js');
    // The real one rejects with nothing when its own connection fails.
    if (outcome === 'unknown') return Promise.reject();
    if (outcome === 'silent') return new Promise(() => {});
    return token;
  };

  // As the real one: `execute` comes with a second script of its own.
  const enterprise = (service.enterprise = {});
  const isComplete = new Promise((resolve) => setTimeout(resolve)).then(() => Object.assign(enterprise, { execute }));
  enterprise.ready = async (callback) => {
    await isComplete;
    callback();
  };
})();
