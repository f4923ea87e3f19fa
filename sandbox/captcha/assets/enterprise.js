/* Stand-in for the enterprise captcha: the same calls, with tokens from the sandbox. */
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
    // The real service rejects without a value when its own connection fails.
    if (outcome === 'unknown') return Promise.reject();
    if (outcome === 'silent') return new Promise(() => {});
    return token;
  };

  // Like the real service: `execute` arrives with a second script.
  const enterprise = (service.enterprise = {});
  const isComplete = new Promise((resolve) => setTimeout(resolve)).then(() => Object.assign(enterprise, { execute }));
  enterprise.ready = async (callback) => {
    await isComplete;
    callback();
  };
})();
