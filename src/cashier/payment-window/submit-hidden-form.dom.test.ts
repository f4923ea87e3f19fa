import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitHiddenForm } from './submit-hidden-form';

describe('submitHiddenForm', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('submits a form of hidden inputs, even with inputs named like the parts of a form', () => {
    const submitted: HTMLFormElement[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      submitted.push(this);
    });
    const inputs = { PaReq: '"><b>x', submit: 'go', action: 'else' };
    submitHiddenForm(document, { action: 'https://acquirer.example/3ds', method: 'POST', inputs });
    const [form] = submitted;
    expect(form?.getAttribute('action')).toBe('https://acquirer.example/3ds');
    expect(form?.getAttribute('method')).toBe('POST');
    const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ type, name, value }) => [type, name, value]);
    expect(sent).toEqual(Object.entries(inputs).map(([name, value]) => ['hidden', name, value]));
    expect(document.querySelector('b')).toBeNull();
  });

  it('submits nothing to an address that is not http(s)', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
    expect(() => submitHiddenForm(document, { action: 'javascript:alert(1)', method: 'POST', inputs: {} })).toThrow(
      expect.objectContaining({ code: 'source.invalidUrl' }),
    );
    expect(submit).not.toHaveBeenCalled();
    expect(document.querySelector('form')).toBeNull();
  });
});
