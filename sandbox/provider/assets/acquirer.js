for (const button of document.querySelectorAll('[data-fill]')) {
  button.addEventListener('click', () => {
    const field = (name) => document.querySelector(`input[name="${name}"]`);
    field('number').value = button.dataset.fill;
    field('expiry').value = '12/34';
    field('cvc').value = '123';
    field('number').focus();
  });
}

const number = document.querySelector('input[name="number"]');
number?.addEventListener('input', () => {
  // Format only while the caret is at the end; otherwise it would jump there.
  if (number.selectionStart !== number.value.length) return;
  number.value = number.value.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');
});

document.querySelector('[data-close]')?.addEventListener('click', () => window.close());
