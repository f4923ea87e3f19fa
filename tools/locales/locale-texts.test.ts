import { expect, it } from 'vitest';
import { textProblems } from './locale-texts';

it.each([
  ['ru', 'Введите сумму', 'Enter the amount'],
  ['ru', 'Отсканируйте QR-код, введите UTR', 'Scan the QR code, enter the UTR'],
  ['ru', 'UPI ID', 'UPI ID'],
  ['hi', 'IFSC के 11 अक्षर डालें, जैसे SBIN0005943', 'Enter the 11 characters of the IFSC, like SBIN0005943'],
  ['te', 'BICలోని 8 అక్షరాలు', 'The 8 characters of the BIC'],
  ['te', 'QR కోడ్‌ను, నెట్‌వర్క్‌ను', 'The QR code, the network'],
  ['mr', '{{method}}, {{amount}}: {{state}}', '{{method}}, {{amount}}: {{state}}'],
  ['es', 'Error', 'Error'],
  ['es', 'CLABE', 'CLABE'],
  ['te', 'CLABEలోని అంకెలు', 'The digits of the CLABE'],
  ['hi', 'M-Pesa या MoMo', 'M-Pesa or MoMo'],
  ['pt', 'Pix Copia e Cola', 'Pix copy and paste'],
  ['in', 'Amount', 'Amount'],
  ['mx', 'El monto está fuera', 'The amount is outside'],
])('%s: %s is in order', (language, text, english) => {
  expect(textProblems(language, text, english)).toEqual([]);
});

it.each([
  ['es', 'Enter the amount', 'Enter the amount', 'is the English text'],
  ['pt', 'Error', 'Error', 'is the English text'],
  ['ru', 'Top', 'Top', 'is the English text'],
  ['ru', 'Номер CLABE', 'The number', 'has “CLABE”, which is not Cyrillic'],
  ['ru', '{{count}} Count', '{{Count}}', 'has “Count”, which is not Cyrillic'],
  ['ru', 'Введите amount', 'x', 'has “amount”, which is not Cyrillic'],
  // The first letter is Latin.
  ['ru', 'Cумма', 'x', 'has “Cумма”, which is not Cyrillic'],
  ['hi', 'राशि डालें please', 'x', 'has “please”, which is not Devanagari'],
  ['hi', 'రాశి', 'x', 'has “రాశి”, which is not Devanagari'],
  ['te', 'राशि', 'x', 'has “राशि”, which is not Telugu'],
  ['te', 'Bankలోని', 'x', 'has “Bankలోని”, which is not Telugu'],
  // The second letter is Cyrillic.
  ['en', 'Pаy', 'x', 'has “Pаy”, which is not Latin'],
  ['mr', '१२ अंक', 'x', 'has other digits than 0 to 9'],
  ['mx', 'Introduce un monto', 'x', 'says “introduce”, elsewhere “ingresa”'],
  ['es', 'Ingresa un importe', 'x', 'says “ingresa”, elsewhere “introduce”'],
  ['hi', 'रकम डालें', 'x', 'says “रकम”, elsewhere “राशि”'],
  ['te', 'పద్ధతి', 'x', 'says “పద్ధతి”, elsewhere “విధానం”'],
])('%s: %s is not', (language, text, english, problem) => {
  expect(textProblems(language, text, english)).toContain(problem);
});
