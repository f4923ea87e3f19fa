/** Our own marks on a 48 by 48 tile. `ink` is a colour that is readable on it. */
export function drawMark(id: string, ink: string): string {
  const line = `fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`;
  const lines = (d: string) => `<path ${line} d="${d}"/>`;
  const disc = (x: number, colour: string) => `<circle cx="${x}" cy="24" r="9" fill="#${colour}"/>`;
  const lens = (colour: string) => `<path fill="#${colour}" d="M24 16.5a9 9 0 0 1 0 15a9 9 0 0 1 0-15z"/>`;
  switch (id) {
    case 'bank':
      return lines('M12 20L24 12.5L36 20ZM15 24V32M21 24V32M27 24V32M33 24V32M12 36H36');
    case 'bank-card':
      return lines(
        'M13 14.5H35Q37 14.5 37 16.5V31.5Q37 33.5 35 33.5H13Q11 33.5 11 31.5V16.5Q11 14.5 13 14.5ZM11 21H37M16 28H22',
      );
    case 'cash':
      return `${lines('M11 15.5H37V32.5H11ZM16 24H16.1M32 24H32.1')}<circle cx="24" cy="24" r="4.2" ${line}/>`;
    case 'phone':
      return lines(
        'M18 11.5H30Q32 11.5 32 13.5V34.5Q32 36.5 30 36.5H18Q16 36.5 16 34.5V13.5Q16 11.5 18 11.5ZM23 32H25',
      );
    case 'terminal':
      return lines('M15 11.5H33V36.5H15ZM19 16H29V22H19ZM19 27H19.1M24 27H24.1M29 27H29.1M19 32H29');
    case 'voucher':
      return lines('M11 16H37V21A3 3 0 0 0 37 27V32H11V27A3 3 0 0 0 11 21ZM28 20V28');
    case 'qr':
      return lines('M13 13H20V20H13ZM28 13H35V20H28ZM13 28H20V35H13ZM28 28H30M35 28V31M28 35H28.1M33 35H35');
    case 'mastercard':
      return disc(19, 'EB001B') + disc(29, 'F79E1B') + lens('FF5F00');
    case 'maestro':
      return disc(19, '0A8FD8') + disc(29, 'EB001B') + lens('7673C0');
    default:
      throw new Error(`no mark ${id}`);
  }
}
