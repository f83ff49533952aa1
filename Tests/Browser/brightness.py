"""How bright a picture is, place by place."""

import base64

# A grid of so many places over a picture; relative luminance as WCAG has it, from 0 to 1.
MEASURE = """async ([picture, across, down]) => {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(across * 8, down * 8);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const light = (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const sums = Array(across * down).fill(0);
  for (let at = 0; at < data.length; at += 4) {
    const x = at / 4 % canvas.width;
    const y = Math.floor(at / 4 / canvas.width);
    const place = Math.floor(y / 8) * across + Math.floor(x / 8);
    sums[place] += 0.2126 * light(data[at]) + 0.7152 * light(data[at + 1]) + 0.0722 * light(data[at + 2]);
  }
  return sums.map((sum) => sum / 64);
}"""

ACROSS, DOWN = 5, 10


class Brightness:
    """Measures in a page of its own, which shows nothing."""

    def __init__(self, context):
        self._page = context.new_page()

    def of_places(self, picture):
        return self._page.evaluate(MEASURE, [base64.b64encode(picture).decode(), ACROSS, DOWN])
