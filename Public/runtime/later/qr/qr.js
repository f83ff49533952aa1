/*! QR codes are made by QR Code Generator for JavaScript, Copyright (c) 2009 Kazuhiko Arase, http://www.d-project.com/,
 * licensed under the MIT license: http://www.opensource.org/licenses/mit-license.php
 */
// A script of its own: whoever shows a code gets it then.

import qrcode from 'qrcode-generator';

// The dark modules of a text's QR code as the course of an SVG path, in modules, and how many of them a side has. What is
// read off a screen is seldom dirty: level M mends 15 % of it.
export function drawn(text) {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const side = code.getModuleCount();
  let course = '';
  for (let y = 0; y < side; y += 1) {
    for (let x = 0, end; x < side; x = end + 1) {
      for (end = x; end < side && code.isDark(y, end); end += 1);
      if (end > x) course += `M${x} ${y}h${end - x}v1h${x - end}z`;
    }
  }
  return { side, course };
}
